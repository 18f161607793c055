/** A page's number, or a gap of two or more pages. */
export type ShownPage = number | "gap";

/** The pages beside the first, the last and the current one that are always shown. */
const beside = 1;

/**
 * The pages that a pagination shows: the first, the last, the current one and its neighbours. A single page between two of
 * them is shown as well: a gap would take the same place.
 * @param page the current page, from 1.
 */
export function shownPages(page: number, pageCount: number): readonly ShownPage[] {
  const isNear = (number: number) => Math.abs(number - page) <= beside;
  const isShown = (number: number) => number === 1 || number === pageCount || isNear(number);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return pages.flatMap((number): ShownPage[] => {
    if (isShown(number) || (isShown(number - 1) && isShown(number + 1))) return [number];
    return isShown(number - 1) ? ["gap"] : [];
  });
}
