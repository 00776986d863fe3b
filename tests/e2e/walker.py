"""Somebody who walks through every door of the house, and every door behind it, and says what did not work."""

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

from e2e.doors import Door, Hand
from e2e.visitors import Visitor

# Of more than so many alike on a board or in a list, three are tried: the first, one in the middle, the last.
FEW = 6
# What stands at an address is looked at, and what opens there; what opens from that is pressed and not gone into.
DEEPEST = 1


@dataclass(frozen=True)
class Spot:
    """A state of a page and the way to it: where to begin, and what to press from there."""

    path: str
    opening: str = ""  # what was posted to open the table there; another one is opened each time
    way: tuple[Door, ...] = ()

    def __str__(self) -> str:
        return " > ".join([self.kind or self.path, *(door.name for door in self.way)])

    @property
    def kind(self) -> str:
        """Tables of the same game with the same sorts of people offer the same."""
        if not self.opening:
            return ""
        wanted = json.loads(self.opening)
        return " ".join([wanted["game"], *(seat["kind"] for seat in wanted["seats"])])


class Walker:
    """Walks with one visitor. What went wrong is in `troubles`.

    Several may share the walk: each presses everything at the entrance and goes on with its own part. Who `stays` opens
    every door, looks at what is behind it, and goes on only with what is at the address of the entrance.
    """

    def __init__(self, visitor: Visitor, part: int = 0, parts: int = 1, *, stays: bool = False) -> None:
        self.visitor = visitor
        self.hand = Hand(visitor)
        self.troubles: list[str] = []
        self.pressed = 0
        self.spots: list[str] = []
        self._part, self._parts = part, parts
        self._stays = stays
        self._entrance = ""
        self._known: set[str] = set()
        self._kinds: set[str] = set()

    def walk(self, *entrances: Spot) -> None:
        """From there on, to everything that can be reached."""
        waiting = deque(entrances)
        self._entrance = entrances[0].path
        while waiting:
            spot = waiting.popleft()
            seen = self._reach(spot)
            if seen is None or (mark := self._mark(spot, seen)) in self._known:
                continue
            self._known.add(mark)
            self.spots.append(str(spot))
            waiting.extend(self._try_all(spot, seen))

    def _mark(self, spot: Spot, seen: dict[str, Any]) -> str:
        """The same for states in which the same can be done."""
        return "\n".join([_plain(seen["path"]), spot.kind.split(" ")[0], seen["dialog"], *seen["places"]])

    def _try_all(self, spot: Spot, seen: dict[str, Any]) -> Iterator[Spot]:
        is_there = True
        for door in chosen(seen["doors"]):
            now = self._find(door) if is_there else None
            # It may have moved, or gone, since it was first seen.
            if now is None and self._reach(spot) is not None:
                now = self._find(door)
            found = self._press(spot, now) if now else None
            if found is not None and self._is_mine(found):
                if len(found.way) <= DEEPEST and not (self._stays and self._has_left(found)):
                    yield found
                yield from self._go_on(found, door)
            is_there = self._is_back(seen)

    def _is_back(self, seen: dict[str, Any]) -> bool:
        """Whether one stands where one stood, if need be after closing what has opened."""
        return self._is_at(seen) or (self.hand.put_away() and self._is_at(seen))

    def _is_at(self, seen: dict[str, Any]) -> bool:
        now = self.hand.look()
        return all(now[part] == seen[part] for part in ("path", "dialog", "places"))

    def _is_mine(self, spot: Spot) -> bool:
        """By what it is called, so that all who share the walk agree on it."""
        if spot.opening:
            return True
        called = spot.way[0].name if spot.way else _plain(spot.path)
        return crc32(called.encode()) % self._parts == self._part

    def _go_on(self, spot: Spot, door: Door) -> Iterator[Spot]:
        """A choice in a dialog is followed by what the dialog is for: “Play” must work after each of them."""
        if door.inside != "dialog" or door.is_submit:
            return
        submit = next((one for one in self.hand.look()["doors"] if one.is_submit), None)
        found = self._press(spot, submit) if submit else None
        if found is not None and found.kind not in self._kinds and not self._stays:
            self._kinds.add(found.kind)
            yield found

    def _has_left(self, spot: Spot) -> bool:
        return bool(spot.opening) or spot.path != self._entrance

    def _press(self, spot: Spot, door: Door) -> Spot | None:
        """Press it, and note what is wrong with what follows; the state behind it, if it is another one."""
        self.pressed += 1
        wrong, changed = self.hand.press(door)
        self.troubles += [f"{spot}: {door}: {words}" for words in wrong]
        return self._behind(spot, door) if changed and not wrong else None

    def _behind(self, spot: Spot, door: Door) -> Spot:
        parts = urlsplit(self.visitor.page.url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        if self.hand.opening and path.startswith("/t/"):
            return Spot("", self.hand.opening)
        stays = path.startswith("/t/") if spot.opening else path == spot.path
        return Spot(spot.path, spot.opening, (*spot.way, door)) if stays else Spot(path)

    def _reach(self, spot: Spot) -> dict[str, Any] | None:
        """Go there as one who has chosen nothing yet; None if the way is no longer open."""
        if not self.visitor.page.url.startswith("http"):
            self.visitor.go()
            self.visitor.fetch("PUT", "/api/me", {"name": self.visitor.name})
        self.visitor.page.evaluate("() => localStorage.clear()")
        path = spot.path
        if spot.opening:
            path = f"/t/{self.visitor.fetch('POST', '/api/tables', json.loads(spot.opening))['table']}"
        self.visitor.go(path)
        self.hand.settle()
        if not all(self._find_and_press(door) for door in spot.way):
            return None
        return self.hand.look()

    def _find(self, door: Door) -> Door | None:
        """The same door again; on a board, where every deal is another, one that is like it."""
        doors: list[Door] = self.hand.look()["doors"]
        alike = (one for one in doors if one.place == door.place and one.inside == door.inside == "board")
        return next((one for one in doors if one == door), None) or next(alike, None)

    def _find_and_press(self, door: Door) -> bool:
        now = self._find(door)
        if now is not None:
            self.hand.touch(now)
            self.hand.settle()
        return now is not None


def chosen(doors: list[Door]) -> list[Door]:
    """All of a dialog; on a board or in a list, of many alike only a few. What leads away comes last."""
    alike: dict[tuple[str, str], list[Door]] = {}
    for door in doors:
        alike.setdefault((door.place, door.inside), []).append(door)
    kept: list[Door] = []
    for (_, inside), group in alike.items():
        many = inside != "dialog" and len(group) > FEW
        kept += [group[0], group[len(group) // 2], group[-1]] if many else group
    return sorted(kept, key=lambda door: (door.tag == "A", door.is_submit))


def _plain(path: str) -> str:
    """Without what is different at every table."""
    return re.sub(r"^(/(?:t|replay|j|w|d))/[^/?]+", r"\1/…", path)
