import { type Failure, isReplyLost } from "../failure/failure.ts";
import type { ContactEffect, ContactEvent, ContactState, ReadyEmail } from "./contactState.ts";
import { parsePhone } from "./phone.ts";

/** Whether the contact is being submitted, or the visitor is moving to the next step. */
export function isSending({ email }: ContactState): boolean {
  if (email.kind === "own") return email.leaving;
  return (email.kind === "new" || email.kind === "lead") && email.sending !== undefined;
}

/** Submits the contact, or shows an error for the phone (FUN-225). */
export function send(state: ContactState, email: ReadyEmail): ContactState {
  const phone = parsePhone(state.phoneText);
  if (!phone.ok) return { ...state, phoneError: phone.error };
  return { ...state, phoneError: undefined, email: { ...email, sending: phone.value } };
}

/**
 * The server rejected the contact: a new user's e-mail becomes invalid (FUN-167); a lead or an account may press continue again.
 * @param isUnjudged the failure says nothing about the e-mail (decision 63), which is checked again before another user is created.
 */
export function submissionFailed(state: ContactState, isUnjudged: boolean): ContactState {
  if (!isSending(state)) return state;
  if (state.email.kind === "own") return { ...state, email: { ...state.email, leaving: false } };
  if (state.email.kind === "lead") return { ...state, email: { ...state.email, sending: undefined } };
  return { ...state, email: isUnjudged ? { kind: "waiting" } : { kind: "invalid", code: "email-invalid" } };
}

/** Whether a failure says nothing about the e-mail (decision 63). */
function isUnjudgedAfter(failure: Failure): boolean {
  if (failure.kind === "unavailable") return failure.isUnsent === true;
  return isReplyLost(failure) || failure.kind === "session-expired" || failure.kind === "too-many";
}

/** The event after a failed effect. */
export function eventAfterFailure(effect: ContactEffect, failure: Failure): ContactEvent {
  switch (effect.kind) {
    case "check-email":
      return { type: "email-check-failed", email: effect.email };
    case "open-login":
      // Its code could not be loaded; the next press tries again.
      return { type: "login-closed" };
    default:
      return { type: "submission-failed", isUnjudged: isUnjudgedAfter(failure) };
  }
}

/** The state with the error of its phone, or without one if the phone is valid. */
export function withPhoneError(state: ContactState): ContactState {
  const phone = parsePhone(state.phoneText);
  return { ...state, phoneError: phone.ok ? undefined : phone.error };
}
