const spoken = [
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "alt",
  "title",
  "placeholder",
];

/** Everything that is read or heard in an element: its text and the texts in its attributes. */
export function textsOf(element: Element): readonly string[] {
  const within = [element, ...element.querySelectorAll("*")];
  const attributes = within.flatMap((part) => spoken.flatMap((name) => part.getAttribute(name) ?? []));
  return [...attributes, element.textContent];
}
