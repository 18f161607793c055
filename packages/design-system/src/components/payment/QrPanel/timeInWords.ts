/** The remaining time in words: "5 minutos", "1 hora", "10 segundos". */
export function timeInWords(secondsLeft: number): string {
  if (secondsLeft >= 3600) return counted(Math.round(secondsLeft / 3600), "hora");
  return secondsLeft >= 60 ? counted(Math.round(secondsLeft / 60), "minuto") : counted(secondsLeft, "segundo");
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
