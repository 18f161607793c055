/** The requirements that the shop deliberately does not meet, each with the number of the decision in docs/decisions.md that says why. */
export const setAside: ReadonlyMap<string, number> = new Map([
  ["MAN-043", 85],
  ["SUB-247", 43],
  ["SUB-377", 90],
]);
