/** Whether an element contains an endless animation, such as a spinner, which is decorative and has no other sign. */
export function isTurning(element: Element): boolean {
  return element
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
}
