/** "Você quis dizer: ana@gmail.com" (FUN-220) */
export function emailSuggestionText(suggestion: string): string {
  return `Você quis dizer: ${suggestion}`;
}
