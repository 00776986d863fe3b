// Finds what a person would: by role and name, as assistive technology knows it. Called with steps from `page.py`.
(steps, then, ...rest) => {
  const IMPLICIT = {
    button: "button, summary, input[type=submit]",
    link: "a[href]",
    heading: "h1, h2, h3, h4",
    listitem: "li",
    list: "ul, ol",
    group: "fieldset, details",
    navigation: "nav",
    region: "section[aria-label], section[aria-labelledby]",
    slider: "input[type=range]",
    textbox: "input:not([type]), input[type=text], textarea",
    radio: "input[type=radio]",
    checkbox: "input[type=checkbox]",
    dialog: "dialog",
  };
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(words).join(" ");
  };
  const nameOf = (element) => {
    const labels = element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id));
    const parts = labels ?? (element.labels?.length ? [...element.labels] : [element]);
    const text = element.getAttribute("aria-label") ?? parts.filter(Boolean).map(words).join(" ");
    return (text.trim() || element.getAttribute("title") || "").replace(/\s+/g, " ").trim();
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  const fits = (name, { is, exact, pattern }) => {
    if (pattern) return new RegExp(pattern).test(name);
    return exact ? name === is : name.toLowerCase().includes(is.toLowerCase());
  };
  const byRole = (roots, { role, name }) => {
    const selector = [`[role=${role}]`, IMPLICIT[role]].filter(Boolean).join(", ");
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    const roles = found.filter((element) => (element.getAttribute("role") ?? role) === role && seen(element));
    return name ? roles.filter((element) => fits(nameOf(element), name)) : roles;
  };
  const take = (found, step) => {
    if (step.role) return byRole(found, step);
    if (step.css) return found.flatMap((root) => [...root.querySelectorAll(step.css)]);
    if (step.text) return found.filter((element) => fits(element.textContent, { is: step.text }));
    if (step.or) return [...found, ...walk(step.or)];
    return [found.at(step.nth)].filter(Boolean);
  };
  const walk = (path) => path.reduce(take, [document]);
  const found = walk(steps);
  const box = (element) => (({ x, y, width, height }) => ({ x, y, width, height }))(element.getBoundingClientRect());
  const nextFrame = () => new Promise(requestAnimationFrame);
  // Where to press, once it is there, in sight, at rest, and nothing lies over it.
  const place = async (at) => {
    const [element] = found;
    if (!element) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = box(element);
    await nextFrame().then(nextFrame);
    const { x, y, width, height } = box(element);
    if (x !== before.x || y !== before.y) return null;
    const [left, top] = at ? [x + at.x, y + at.y] : [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(left, top);
    const held = hit && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element));
    return held && !element.disabled ? { x: left, y: top } : null;
  };
  switch (then) {
    case "all":
      return found;
    case "count":
      return found.length;
    case "box":
      return found[0] ? box(found[0]) : null;
    case "texts":
      return found.map((element) => element.value || element.textContent.trim());
    case "place":
      return place(rest[0]);
  }
}
