/** A start-up problem that the operator can fix; the message explains how, in one line. */
export class StartupError extends Error {}

/** Translates a failed `listen` for the operator. */
export function listenError(thrown: unknown, port: number, variable: string): unknown {
  if (!(thrown instanceof Error) || !("code" in thrown)) return thrown;
  if (thrown.code === "EADDRINUSE") {
    return new StartupError(`A porta ${port} está em uso: encerre quem a usa, ou escolha outra com ${variable}.`);
  }
  if (thrown.code === "EACCES") {
    return new StartupError(
      `A porta ${port} não é permitida a este usuário: escolha uma acima de 1023 com ${variable}.`,
    );
  }
  return thrown;
}
