"""Parts of an observation."""

from mercerie.core.observation import Part


def test_the_size_of_a_part_is_the_product_of_its_shape() -> None:
    assert Part("quilts", (2, 9, 9), "both").size == 162
    assert Part("teams", (1,), "a flag").size == 1
