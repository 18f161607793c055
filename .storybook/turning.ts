/** Whether an element contains an endless animation, such as a decorative spinner. */
export function isTurning(element: Element): boolean {
  return element
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
}
