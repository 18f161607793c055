/** A plan's name without the word "plano", which precedes it on screen: "Plano Anual" is "Anual". */
export function planNameFrom(text: string): string {
  return text.trim().replace(/^plano\s+/i, "");
}
