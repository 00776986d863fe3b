"""Draws the icons in web/public: a blue button sewn on linen. The PNGs are drawn by chromium from the same SVG."""

from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"


def linen(side: int) -> str:
    """The ground of look/source/common.py, in threads of three units."""
    rng, threads = Random(4), ""
    for at in range(0, side, 6):
        threads += (
            f'<path d="M0 {at}h{side}" stroke="#CDBB99" stroke-width="2" opacity="{0.2 + 0.3 * rng.random():.2f}"/>'
        )
        threads += (
            f'<path d="M{at} 0v{side}" stroke="#D6C5A3" stroke-width="2" opacity="{0.3 + 0.4 * rng.random():.2f}"/>'
        )
    return f'<rect width="{side}" height="{side}" fill="#EADFC9"/>{threads}'


def button(r: float) -> str:
    h, hole = r * 0.26, r * 0.14
    holes = "".join(f'<circle cx="{x * h:.1f}" cy="{y * h:.1f}" r="{hole:.1f}"/>' for x in (-1, 1) for y in (-1, 1))
    return (
        f'<circle r="{r}" cy="{r * 0.12:.1f}" fill="#2a1c10" opacity=".3"/>'
        f'<circle r="{r}" fill="url(#b)" stroke="#1B2549" stroke-width="{r * 0.08:.1f}"/>'
        f'<circle r="{r * 0.72:.1f}" fill="none" stroke="#1B2549" stroke-width="{r * 0.09:.1f}" opacity=".55"/>'
        f'<path d="M{-r * 0.8:.1f} {-r * 0.25:.1f}A{r * 0.84:.1f} {r * 0.84:.1f} 0 0 1 {r * 0.1:.1f} {-r * 0.83:.1f}" '
        f'fill="none" stroke="#fff" stroke-width="{r * 0.1:.1f}" opacity=".5" stroke-linecap="round"/>'
        f'<g fill="#141C3A">{holes}</g>'
        f'<path d="M{-h:.1f} {-h:.1f}L{h:.1f} {h:.1f}M{h:.1f} {-h:.1f}L{-h:.1f} {h:.1f}" stroke="#F2D88F" '
        f'stroke-width="{r * 0.15:.1f}" stroke-linecap="round"/>'
    )


GRADIENT = (
    '<defs><radialGradient id="b" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#6E82BD"/>'
    '<stop offset=".5" stop-color="#3C4E8C"/><stop offset="1" stop-color="#232F5C"/></radialGradient></defs>'
)


def on_linen(side: int, shown: int) -> str:
    hem, dash = side * 0.07, f"{side * 0.05:.1f} {side * 0.034:.1f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{shown}" height="{shown}" '
        f'style="display:block">{GRADIENT}{linen(side)}<rect x="{hem}" y="{hem}" width="{side - 2 * hem}" '
        f'height="{side - 2 * hem}" rx="{side * 0.06}" fill="none" stroke="#A2372A" stroke-width="{side * 0.014:.1f}" '
        f'stroke-dasharray="{dash}" stroke-linecap="round"/>'
        f'<g transform="translate({side / 2} {side / 2})">{button(side * 0.3)}</g></svg>'
    )


def tab(*, dot: bool) -> str:
    """For the browser's tab only the button: at 16 pixels linen would be noise. The dot says it is your turn."""
    mark = '<circle cx="23" cy="-23" r="13" fill="#C8402F" stroke="#FFFBF1" stroke-width="4"/>' if dot else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-38 -38 76 76">{GRADIENT}{button(34)}{mark}</svg>'


if __name__ == "__main__":
    (PUBLIC / "icon.svg").write_text(tab(dot=False) + "\n", encoding="utf-8")
    (PUBLIC / "icon-turn.svg").write_text(tab(dot=True) + "\n", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for side in (180, 192, 512):
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>body{{margin:0}}</style>{on_linen(512, side)}")
            page.screenshot(path=PUBLIC / f"icon-{side}.png")
        browser.close()
