/**
 * Shown at the login after the session has ended.
 * @param unsavedOn the title of the page that found it, by a save or a read; empty if the visitor was opening another page.
 */
export function endedSessionText(unsavedOn: string): string {
  if (unsavedOn === "") return "Sua sessão terminou. Entre de novo para continuar de onde você estava.";
  return `Sua sessão terminou. Se você estava salvando algo em “${unsavedOn}”, não foi salvo: entre de novo, você volta para lá com o que digitou, e salve outra vez.`;
}
