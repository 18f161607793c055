/**
 * Several things in one sentence, as Portuguese lists them: "SP, RJ e MG". Written out because a formatter of the
 * platform takes longer to make than a whole screen takes to render.
 */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} e ${last}`;
}
