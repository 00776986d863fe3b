"""A server for the tests of other engines, and each of the browsers once."""

from collections.abc import Iterator

import pytest
from engines import firefox, webkit
from engines.engine import Engine
from house import House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('house') / 'test.db'}") as house:
        yield house


@pytest.fixture(scope="session", params=[firefox, webkit], ids=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param.installed() is None:
        pytest.skip("this browser is not installed: tools/browser.py installs it where it may")
    made: Engine = request.param.start()
    yield made
    made.close()


@pytest.fixture
def engine(browser: Engine) -> Engine:
    """The browser with a window as usual."""
    browser.resize(1280, 720)
    return browser
