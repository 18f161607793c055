/** Reproducible identifiers whose first eight characters are unique. */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(8, "0").padEnd(32, "0");
  };
}
