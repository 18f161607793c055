import { isAcceptedDomain } from "./acceptedDomains.ts";
import type {
  ContactEffect,
  ContactEvent,
  ContactState,
  Existence,
  LoginWindow,
  ReadyEmail,
  SavedContact,
} from "./contactState.ts";
import { isSending, send, submissionFailed, withPhoneError } from "./contactSubmission.ts";
import { type Email, emailMessage, parseEmail } from "./email.ts";
import { formatPhone, parsePhone } from "./phone.ts";

export type {
  ContactEffect,
  ContactEvent,
  ContactState,
  EmailStatus,
  Existence,
  SavedContact,
} from "./contactState.ts";

/** The boxes of the contact step start ticked (FUN-075, FUN-076). */
const consentsTickedByDefault = true;

/** The step as it opens, with what the visitor had saved before. A saved e-mail waits to be checked again. */
export function initialContactState(saved: SavedContact = {}): ContactState {
  const emailText = saved.email ?? "";
  return {
    emailText,
    email: isBlank(emailText) ? { kind: "empty" } : { kind: "waiting" },
    phoneText: saved.phone ? formatPhone(saved.phone) : "",
    phonePrefilled: false,
    phoneError: undefined,
    phoneActive: false,
    privacy: saved.privacy ?? consentsTickedByDefault,
    newsletter: saved.newsletter ?? consentsTickedByDefault,
    account: saved.account,
  };
}

/** What the contact step becomes after an event (FUN-155 to FUN-168). An event that does not fit leaves it as it is. */
export function nextContactState(state: ContactState, event: ContactEvent): ContactState {
  // What is on its way to the server must be what the screen shows.
  if (isSending(state) && event.type !== "submission-failed" && event.type !== "phone-idle") return state;
  switch (event.type) {
    case "email-typed":
      return emailTyped(state, event.text);
    case "email-settled":
      return state.email.kind === "waiting" ? startCheck(state, { deferred: false }) : state;
    case "email-checked":
      return emailChecked(state, event.email, event.existence);
    case "email-check-failed":
      return isChecking(state, event.email) ? { ...state, email: { kind: "waiting" } } : state;
    case "phone-typed":
      // A browser that fills the field in again with the same text is not typing.
      if (event.text === state.phoneText) return state;
      return { ...state, phoneText: event.text, phonePrefilled: false, phoneError: undefined };
    case "phone-active":
      return { ...state, phoneActive: true };
    case "phone-idle":
      return phoneIdle(state);
    case "privacy-changed":
      return { ...state, privacy: event.checked };
    case "newsletter-changed":
      return { ...state, newsletter: event.checked };
    case "continue-pressed":
      return continuePressed(state);
    case "submission-failed":
      return submissionFailed(state, event.replyLost);
    case "login-requested":
      return withLogin(state, "open");
    case "login-closed":
      return withLogin(state, "closed");
  }
}

/** Whether continue can be pressed: the privacy box is ticked, the e-mail is not a full account's, nothing is being sent. */
export function canContinue(state: ContactState): boolean {
  return state.privacy && state.email.kind !== "account" && !isSending(state);
}

/** What the page must do now. */
export function effectOf({ email, privacy, newsletter }: ContactState): ContactEffect {
  switch (email.kind) {
    case "checking":
      return { kind: "check-email", email: email.email };
    case "account":
      return email.login === "open" ? { kind: "open-login", email: email.email } : { kind: "none" };
    case "new":
      if (!email.sending) return { kind: "none" };
      return { kind: "create-user", email: email.email, phone: email.sending, privacy, newsletter };
    case "lead":
      return email.sending ? { kind: "login-lead", email: email.email, phone: email.sending } : { kind: "none" };
    case "own":
      return email.leaving ? { kind: "go-on" } : { kind: "none" };
    default:
      return { kind: "none" };
  }
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function isChecking({ email }: ContactState, address: Email): boolean {
  return email.kind === "checking" && email.email === address;
}

function emailTyped(state: ContactState, text: string): ContactState {
  // A browser that fills the field in again with the same text is not typing.
  if (text === state.emailText) return state;
  const email = isBlank(text) ? ({ kind: "empty" } as const) : ({ kind: "waiting" } as const);
  // A telephone that came with one e-mail must not be left beside another.
  const phone = state.phonePrefilled ? { phoneText: "", phonePrefilled: false } : {};
  return { ...state, ...phone, emailText: text, email };
}

function startCheck(state: ContactState, { deferred }: { readonly deferred: boolean }): ContactState {
  const email = parseEmail(state.emailText);
  if (!email.ok) return { ...state, email: { kind: "invalid", message: email.error } };
  return { ...state, email: { kind: "checking", email: email.value, deferred } };
}

function emailChecked(state: ContactState, address: Email, existence: Existence): ContactState {
  if (state.email.kind !== "checking" || state.email.email !== address) return state;
  if (!isAcceptedDomain(address)) return { ...state, email: { kind: "invalid", message: emailMessage } };
  if (existence.kind === "account") return accountFound(state, address, state.email.deferred);

  const email: ReadyEmail = { ...existence, email: address, sending: undefined };
  // A telephone that the visitor has already typed whole is newer than the one on record.
  const prefill = existence.kind === "lead" && existence.phone && !parsePhone(state.phoneText).ok;
  const phone = prefill ? { phoneText: formatPhone(existence.phone), phonePrefilled: true, phoneError: undefined } : {};
  const checked = { ...state, ...phone, email };
  return state.email.deferred && canContinue(checked) ? send(checked, email) : checked;
}

/** An account logs in first; one that has logged in already is not asked again. */
function accountFound(state: ContactState, address: Email, deferred: boolean): ContactState {
  if (address.toLowerCase() !== state.account?.toLowerCase()) {
    // Who is typing elsewhere is not interrupted; a press of continue is an end of typing.
    const login = state.phoneActive && !deferred ? "due" : "open";
    return { ...state, email: { kind: "account", email: address, login } };
  }
  return { ...state, email: { kind: "own", email: address, leaving: deferred && state.privacy } };
}

function withLogin(state: ContactState, login: LoginWindow): ContactState {
  return state.email.kind === "account" ? { ...state, email: { ...state.email, login } } : state;
}

function phoneIdle(state: ContactState): ContactState {
  const idle = { ...state, phoneActive: false };
  return state.email.kind === "account" && state.email.login === "due" ? withLogin(idle, "open") : idle;
}

function continuePressed(state: ContactState): ContactState {
  // The login is all that leads on from an account's e-mail.
  if (state.email.kind === "account") return withLogin(state, "open");
  if (!canContinue(state)) return state;
  const { email } = state;
  switch (email.kind) {
    case "new":
    case "lead":
      return send(state, email);
    case "own":
      return { ...state, email: { ...email, leaving: true } };
    case "checking":
      return { ...state, email: { ...email, deferred: true } };
    case "invalid": {
      // The server's reply would change nothing about a domain that the shop does not accept.
      const typed = parseEmail(state.emailText);
      return typed.ok && !isAcceptedDomain(typed.value) ? withPhoneError(state) : pressedUnchecked(state);
    }
    default:
      return pressedUnchecked(state);
  }
}

function pressedUnchecked(state: ContactState): ContactState {
  const next = startCheck(state, { deferred: true });
  // While the check runs the telephone may still come from the server, so it is not complained about yet.
  return next.email.kind === "checking" ? next : withPhoneError(next);
}
