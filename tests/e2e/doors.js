// The doors of a page: everything one can press, found from the page itself. Each gets a number to press it by.
() => {
  const ROLES = "button, a[href], summary, input, select, textarea, [role=button], [role=slider], [role=tab]";
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  // Where it stands in its component: the same for each of many alike, and in every language.
  const place = (element) => {
    const classes = (one) => [...one.classList].sort().join(".");
    return `${element.tagName}.${classes(element)} in ${classes(element.parentElement)}`;
  };
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(words).join(" ");
  };
  const name = (element) => {
    const label = element.labels?.[0] ?? element;
    const text = element.getAttribute("aria-label") ?? (words(label).trim() || element.title);
    return text.replace(/\s+/g, " ").trim();
  };
  // Out of sight until it has the focus: for those who listen.
  const veiled = (element) => {
    if (element === null || element === document.body) return false;
    const { width, height } = element.getBoundingClientRect();
    const tiny = width < 2 && height < 2 && getComputedStyle(element).overflow !== "visible";
    return tiny || veiled(element.parentElement);
  };
  const visible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const shown = width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    return shown && !element.closest("[inert]") && !veiled(element);
  };
  // Another thing to press lies over it, as gaps do over the cards of a line while one is held: that is pressed instead.
  const covered = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(ROLES);
    return over && over !== element && !over.contains(element) && !element.contains(over);
  };
  const all = [...document.querySelectorAll(ROLES)].filter((element) => visible(element) && !element.readOnly);
  const doors = all.filter((element) => !element.disabled && (!top || top.contains(element)) && !covered(element));
  for (const element of document.querySelectorAll("[data-door]")) element.removeAttribute("data-door");
  doors.forEach((element, number) => element.setAttribute("data-door", number));
  return {
    path: location.pathname,
    dialog: top?.querySelector("h1, h2")?.textContent.trim() ?? "",
    places: [...new Set(all.map(place))].sort(),
    doors: doors.map((element, number) => ({
      number,
      place: place(element),
      name: name(element),
      tag: element.tagName,
      type: element.getAttribute("role") ?? element.type ?? "",
      href: element.getAttribute("href"),
      blank: element.target === "_blank",
      // Out of sight until a key comes to it.
      far: getComputedStyle(element).clipPath === "inset(50%)",
      download: element.hasAttribute("download"),
      chosen: element.checked === true || element.matches("[aria-current=true], [aria-current=step], [aria-pressed=true]"),
      inside: top ? "dialog" : element.closest("main .stage") ? "board" : "page",
    })),
  };
}
