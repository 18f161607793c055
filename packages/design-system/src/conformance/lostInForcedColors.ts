/** A visible element, with its appearance in the page's own colours. */
export interface Seen {
  readonly element: Element;
  /** Whether only a fill makes it visible: the filled part of a bar, a dot, a rule. */
  readonly isFill: boolean;
  /** Whether it is a separate surface, distinguished by colour or shadow. */
  readonly isSurface: boolean;
}

const isDrawn = "img, svg, video, canvas, iframe, input, select, textarea, progress, meter";

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const isTransparent = (color: string) => color === "transparent" || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color);

/** Returns the background colour behind an element. */
function groundOf(element: Element): string {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return "rgb(255, 255, 255)";
}

function isFilled(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || (!isTransparent(backgroundColor) && backgroundColor !== groundOf(element));
}

function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } = getComputedStyle(element);
  const border = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0 && !isTransparent(borderTopColor);
  return border || outlineStyle !== "none";
}

/** Returns the visible elements inside `ground`, in the page's own colours. */
export function seenIn(ground: Element): readonly Seen[] {
  return [...ground.querySelectorAll("*")]
    .filter((element) => !(element instanceof SVGElement) && isVisible(element))
    .map((element) => {
      const isEmpty = element.textContent.trim() === "" && element.querySelector(isDrawn) === null;
      const { boxShadow } = getComputedStyle(element);
      return {
        element,
        isFill: element.matches("progress, meter") || (isEmpty && !element.matches(isDrawn) && isFilled(element)),
        isSurface: !isEmpty && boxShadow !== "none" && !boxShadow.includes("inset"),
      };
    })
    .filter(({ isFill, isSurface }) => isFill || isSurface);
}

/** Returns those that become invisible in forced colours: no border, and the same colour as their background. */
export function lostOf(seen: readonly Seen[]): readonly string[] {
  return seen
    .filter(({ element }) => !hasEdge(element) && !isFilled(element))
    .map(({ element, isSurface }) => `${isSurface ? "the edge of" : "the fill"} ${nameOf(element)}`);
}

function nameOf(element: Element): string {
  const text = element.textContent.trim().slice(0, 30);
  return `<${element.localName} class="${element.className}">${text === "" ? "" : ` "${text}"`}`;
}

const chosen = '[aria-pressed="true"], [aria-selected="true"], [data-selected], [aria-current], label:has(:checked)';

/** Describes the properties that make an element look selected, other than text, images and hue. */
function lookOf(element: Element): string {
  const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
  const { content, height } = getComputedStyle(element, "::after");
  const before = getComputedStyle(element, "::before");
  const drawings = [...element.querySelectorAll("svg")].map((drawing) => getComputedStyle(drawing).fill);
  return [
    borderTopStyle,
    borderTopWidth,
    outlineStyle,
    outlineWidth,
    backgroundColor,
    content,
    height,
    before.backgroundColor,
    before.width,
    drawings,
  ].join();
}

/** Returns the neighbours of an element: in its row, or at the same place in the other items of its list. */
function besides(element: Element): readonly Element[] {
  const item = element.parentElement;
  const row = item?.localName === "li" ? [...(item.parentElement?.children ?? [])] : [];
  return [...(item?.children ?? []), ...row.flatMap((other) => [...other.children])];
}

/** Returns the selected elements that differ from their unselected neighbours only in hue. */
export function lostChoices(ground: Element): readonly string[] {
  return [...ground.querySelectorAll(chosen)].flatMap((element) => {
    const others = besides(element).filter((other) => other.localName === element.localName && !other.matches(chosen));
    const isTold =
      others.length === 0 ||
      others.some((other) => lookOf(other) !== lookOf(element)) ||
      [...element.querySelectorAll("input")].some(isVisible);
    return isTold ? [] : [`the choice of ${nameOf(element)}`];
  });
}
