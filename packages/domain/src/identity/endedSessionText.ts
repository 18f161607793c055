/**
 * Shown at the login after the session has ended.
 * @param unsavedOn the title of the page whose save found it; empty if a read found it.
 */
export function endedSessionText(unsavedOn: string): string {
  if (unsavedOn === "") return "Sua sessão terminou. Entre de novo para continuar.";
  return `Sua sessão terminou, e o que você enviou em “${unsavedOn}” não foi salvo. Entre de novo: você volta para lá e pode enviar outra vez. Senha, cartão e foto não ficam guardados, por segurança.`;
}
