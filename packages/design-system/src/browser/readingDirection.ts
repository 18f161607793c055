/** Whether the element's place reads from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key of an event as in a place that reads from left to right: "ArrowRight" always leads to the next item. */
export function readingKey({ key, currentTarget }: { readonly key: string; readonly currentTarget: Element }): string {
  const other = mirrored[key];
  return other !== undefined && isRightToLeft(currentTarget) ? other : key;
}
