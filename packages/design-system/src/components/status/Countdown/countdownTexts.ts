/** The texts of a countdown. */
export const countdownTexts = {
  /** The announcement, replaced by `announce`. */
  announce: (secondsLeft: number): string => (secondsLeft === 1 ? "Falta 1 segundo" : `Faltam ${secondsLeft} segundos`),
};
