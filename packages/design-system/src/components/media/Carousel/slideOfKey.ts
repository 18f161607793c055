/** The slide, from 0, that a key leads to; undefined for other keys. */
export function slideOfKey(key: string, away: (steps: number) => number, total: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return away(1);
    case "ArrowLeft":
      return away(-1);
    case "Home":
      return 0;
    case "End":
      return total - 1;
    default:
      return undefined;
  }
}
