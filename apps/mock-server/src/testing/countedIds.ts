/** Identifiers that are the same each time; their first eight characters already tell them apart. */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(8, "0").padEnd(32, "0");
  };
}
