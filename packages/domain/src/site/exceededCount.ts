/**
 * Rounds a count down to words that it exceeds, for "Mais de … caixas": "900", "mil", "48 mil", "1 milhão de".
 * @returns undefined up to 100, which is nothing to boast about.
 */
export function exceededCount(count: number): string | undefined {
  const floor = Math.floor(count) - 1;
  if (floor < 100) return undefined;
  if (floor < 1000) return String(Math.floor(floor / 100) * 100);
  const thousands = Math.floor(floor / 1000);
  if (thousands < 1000) return thousands === 1 ? "mil" : `${thousands} mil`;
  const millions = Math.floor(thousands / 1000);
  return millions === 1 ? "1 milhão de" : `${millions} milhões de`;
}
