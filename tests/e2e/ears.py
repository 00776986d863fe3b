"""Hearing a page: everything its live regions say, in the order a screen reader would get it."""

from e2e.visitors import Visitor, until

# Runs before the page does. A log says what is added; any other region says all it holds when something in it changes.
RECORDER = """
window.heard = [];
const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
const note = (text) => text.trim() && window.heard.push(text.trim().replace(/\\s+/g, ' '));
new MutationObserver((changes) => {
    const regions = new Set();
    for (const change of changes) {
        const node = change.target.nodeType === 1 ? change.target : change.target.parentElement;
        const region = node?.closest?.(LIVE);
        if (!region || region.closest('[aria-live=off]')) continue;
        if (region.getAttribute('role') === 'log') change.addedNodes.forEach((added) => note(added.textContent));
        else regions.add(region);
    }
    regions.forEach((region) => note(region.textContent));
}).observe(document, { childList: true, characterData: true, subtree: true });
"""


def listen(visitor: Visitor) -> None:
    """Hear everything from the next page on."""
    visitor.page.context.add_init_script(RECORDER)


def heard(visitor: Visitor) -> list[str]:
    said: list[str] = visitor.page.evaluate("window.heard")
    return said


def hear(visitor: Visitor, words: str, after: int = 0) -> int:
    """Wait until something with these words has been said after so many sentences; where it is."""

    def found() -> list[int]:
        return [at for at, text in enumerate(heard(visitor)) if at >= after and words in text]

    until(lambda: found() != [], f"{words!r} was not said: {heard(visitor)[after:]}")
    return found()[0]


def sentence(visitor: Visitor, words: str, after: int = 0) -> str:
    """The whole sentence that has these words, once it is said."""
    at = hear(visitor, words, after)
    return heard(visitor)[at]
