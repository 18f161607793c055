/**
 * The pages that a pagination shows: the first, the last, the current one and its neighbours. A single page between two of
 * them is shown as well: a gap would take the same place.
 * @param page the current page, from 1.
 */
export function shownPages(page: number, pageCount: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  return [...new Set(wanted)].flatMap((number, index, all) =>
    number - (all[index - 1] ?? 0) === 2 ? [number - 1, number] : [number],
  );
}
