/** Formats a number for Brazilian readers: "1.234". */
export function brazilianNumber(value: number): string {
  return value.toLocaleString("pt-BR");
}
