/** The index that a list key leads to; undefined for a key that belongs to the text field. */
export function placeAfter(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= count ? 0 : active + 1;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
