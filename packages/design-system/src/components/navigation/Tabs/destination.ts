/**
 * The index that a key leads to from the tab at `from`, of `count`: arrows wrap around, Home and End go to the ends,
 * Space selects the current one (on a link it would scroll the page). `undefined` for other keys.
 */
export function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return from;
    default:
      return undefined;
  }
}
