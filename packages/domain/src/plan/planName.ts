/** A plan's name without saying that it is a plan, which stands beside it already: "Plano Anual" is "Anual". */
export function planNameFrom(text: string): string {
  return text.trim().replace(/^plano\s+/i, "");
}
