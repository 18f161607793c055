const spoken = [
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "alt",
  "title",
  "placeholder",
];

/** Returns every text that an element shows or announces: its content and its attributes. */
export function textsOf(element: Element): readonly string[] {
  const within = [element, ...element.querySelectorAll("*")];
  const attributes = within.flatMap((part) => spoken.flatMap((name) => part.getAttribute(name) ?? []));
  return [...attributes, element.textContent];
}
