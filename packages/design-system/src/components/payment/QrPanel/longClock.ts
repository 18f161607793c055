/** "0:59", "29:59", "23:59:59": hours only if there are any. */
export function longClock(secondsLeft: number): string {
  const hours = Math.floor(secondsLeft / 3600);
  const minutes = Math.floor((secondsLeft % 3600) / 60);
  const seconds = twoDigits(secondsLeft % 60);
  return hours === 0 ? `${minutes}:${seconds}` : `${hours}:${twoDigits(minutes)}:${seconds}`;
}

/** The remaining time in words: "5 minutos", "1 hora", "10 segundos". */
export function timeInWords(secondsLeft: number): string {
  if (secondsLeft >= 3600) return counted(Math.round(secondsLeft / 3600), "hora");
  return secondsLeft >= 60 ? counted(Math.round(secondsLeft / 60), "minuto") : counted(secondsLeft, "segundo");
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
