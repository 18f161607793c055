/**
 * State that one page of the session passes to the next in the history entry. Unlike a URL, it is neither visible nor sent
 * to a server. It survives a reload, and ends with the tab.
 */
export interface HistoryState {
  /** The e-mail typed into the login. */
  readonly email?: string;
  /** The token of the mailed link. */
  readonly token?: string;
  /** A new password was just saved. */
  readonly passwordSaved?: boolean;
  /** The session ended. `unsavedOn` is the title of the page whose save failed because of it; empty after a read. */
  readonly endedSession?: { readonly unsavedOn: string };
}

/** @param state the state of the history entry; unknown fields are ignored. */
export function readHistoryState(state: unknown): HistoryState {
  if (typeof state !== "object" || state === null) return {};
  return {
    ...("email" in state && typeof state.email === "string" ? { email: state.email } : {}),
    ...("token" in state && typeof state.token === "string" ? { token: state.token } : {}),
    ...("endedSession" in state && isEndedSession(state.endedSession) ? { endedSession: state.endedSession } : {}),
    ...("passwordSaved" in state && state.passwordSaved === true ? { passwordSaved: true } : {}),
  };
}

function isEndedSession(state: unknown): state is NonNullable<HistoryState["endedSession"]> {
  return typeof state === "object" && state !== null && "unsavedOn" in state && typeof state.unsavedOn === "string";
}
