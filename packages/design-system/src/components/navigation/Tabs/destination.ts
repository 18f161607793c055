/**
 * Where a key leads from the tab at `from`, of `count`: arrows go around, Home and End to the ends, the space bar chooses where it
 * is (a link would scroll the page). `undefined` for every other key.
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
