/**
 * Joins items as Portuguese lists them: "SP, RJ e MG". Hand-written because constructing an `Intl.ListFormat` takes longer
 * than rendering a whole screen.
 */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} e ${last}`;
}
