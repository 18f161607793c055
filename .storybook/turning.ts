/** Whether something in an element turns without end, as a spinner does: nothing else tells of it, for it is decoration. */
export function isTurning(element: Element): boolean {
  return element
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
}
