const words = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: "America/Sao_Paulo",
});

/** Formats a time in São Paulo: "terça-feira, 10 de março de 2026 às 12:00:00". @param epochMilliseconds */
export function formatDateTime(epochMilliseconds: number): string {
  return words.format(epochMilliseconds);
}
