/**
 * Shown at the login after the session has ended.
 * @param unsavedOn the title of the page whose save failed because of it; empty if nothing was being saved.
 */
export function endedSessionText(unsavedOn: string): string {
  if (unsavedOn === "") return "Sua sessão terminou. Entre de novo para continuar de onde você estava.";
  return `Sua sessão terminou antes de salvarmos o que você enviou em “${unsavedOn}”. Entre de novo: você volta para lá, com o que digitou, e é só salvar outra vez.`;
}
