/** A problem that whoever starts the server can mend; the message says how, in one line. */
export class CannotStart extends Error {}

/** What a failed `listen` means, for the person at the terminal. */
export function cannotListen(thrown: unknown, port: number, variable: string): unknown {
  if (!(thrown instanceof Error) || !("code" in thrown)) return thrown;
  if (thrown.code === "EADDRINUSE") {
    return new CannotStart(`Port ${port} is in use: stop what holds it, or choose another with ${variable}.`);
  }
  if (thrown.code === "EACCES") {
    return new CannotStart(`Port ${port} is not allowed to this user: choose one above 1023 with ${variable}.`);
  }
  return thrown;
}
