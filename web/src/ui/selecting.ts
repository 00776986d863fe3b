// Words stay unselected where styles say so.

/**
 * A drag that begins where `user-select` is none selects nothing in Chromium and Firefox; Safari's engine begins a selection at the
 * nearest words that may be selected, so that pulling a zip painted half of the page blue.
 */
export function keepHandsOffWords(): void {
  document.addEventListener("selectstart", (event) => {
    const target = event.target instanceof Element ? event.target : (event.target as Node | null)?.parentElement;
    if (!target) return;
    const style = getComputedStyle(target);
    if ((style.userSelect || style.webkitUserSelect) === "none") event.preventDefault();
  });
}
