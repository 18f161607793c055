/**
 * What one page of the session leaves for the next in the history's entry. It stands in no address and in no storage, is
 * sent to nobody, outlives a reload, and goes with the tab.
 */
export interface LeftInHistory {
  /** The e-mail as it was typed into the login. */
  readonly email?: string;
  /** Of the mailed link that was opened. */
  readonly token?: string;
  /** A new password was just saved. */
  readonly passwordSaved?: boolean;
}

/** Reads what was left. @param state what the history holds; anything but the above is left aside. */
export function leftInHistory(state: unknown): LeftInHistory {
  if (typeof state !== "object" || state === null) return {};
  return {
    ...("email" in state && typeof state.email === "string" ? { email: state.email } : {}),
    ...("token" in state && typeof state.token === "string" ? { token: state.token } : {}),
    ...("passwordSaved" in state && state.passwordSaved === true ? { passwordSaved: true } : {}),
  };
}
