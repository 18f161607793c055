/** A story that is longer scrolls in its frame. */
const longest = 900;

/**
 * Returns the height of a story, in CSS pixels, or nothing where the story depends on the height of its window: an
 * element is fixed to it, or fills it.
 */
export function heightOfStory({ body, defaultView }: Document): number | undefined {
  if (defaultView === null) return undefined;
  // The root of the theme fills the window; what is in it does not.
  const elements = [...body.querySelectorAll("#storybook-root [data-theme] *, body > dialog")];
  const isBound = (element: Element) => /fixed|sticky/.test(defaultView.getComputedStyle(element).position);
  if (elements.length === 0 || elements.some(isBound)) return undefined;
  const bottom = Math.max(...elements.map((element) => element.getBoundingClientRect().bottom + defaultView.scrollY));
  const { paddingBlockEnd } = defaultView.getComputedStyle(body);
  return Math.min(Math.ceil(bottom + Number.parseFloat(paddingBlockEnd)), longest);
}
