import type { ContactState, ReadyEmail } from "./contactState.ts";
import { emailMessage } from "./email.ts";
import { parsePhone, phoneMessage } from "./phone.ts";

/** Whether the contact is on its way to the server, or the visitor to the next step. */
export function isSending({ email }: ContactState): boolean {
  if (email.kind === "own") return email.leaving;
  return (email.kind === "new" || email.kind === "lead") && email.sending !== undefined;
}

/** Sends the contact, or complains about the telephone (FUN-225). */
export function send(state: ContactState, email: ReadyEmail): ContactState {
  const phone = parsePhone(state.phoneText);
  if (!phone.ok) return { ...state, phoneError: phone.error };
  return { ...state, phoneError: undefined, email: { ...email, sending: phone.value } };
}

/**
 * The server did not take the contact: a new user's e-mail becomes invalid (FUN-167), a lead may simply press again.
 * @param replyLost the server may have taken it: the e-mail is checked again before another user is made of it.
 */
export function submissionFailed(state: ContactState, replyLost: boolean): ContactState {
  if (!isSending(state)) return state;
  if (state.email.kind === "lead") return { ...state, email: { ...state.email, sending: undefined } };
  return { ...state, email: replyLost ? { kind: "waiting" } : { kind: "invalid", message: emailMessage } };
}

export function withPhoneError(state: ContactState): ContactState {
  return { ...state, phoneError: parsePhone(state.phoneText).ok ? undefined : phoneMessage };
}
