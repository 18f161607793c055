import { isAcceptedDomain } from "./acceptedDomains.ts";
import type {
  ContactEffect,
  ContactEvent,
  ContactState,
  EmailStatus,
  Existence,
  LoginWindow,
  ReadyEmail,
  SavedContact,
} from "./contactState.ts";
import { isSending, send, submissionFailed, withPhoneError } from "./contactSubmission.ts";
import { type Email, parseEmail } from "./email.ts";
import { isOwnEmail } from "./ownEmail.ts";
import { formatPhone, parsePhone } from "./phone.ts";

export type {
  ContactEffect,
  ContactEvent,
  ContactState,
  EmailStatus,
  Existence,
  SavedContact,
} from "./contactState.ts";

/** Both consents are ticked by default (FUN-075, FUN-076). */
const consentsTickedByDefault = true;

/** The initial state, from the saved contact. A saved e-mail is checked again, unless it is that of the visitor's account. */
export function initialContactState(saved: SavedContact = {}): ContactState {
  const emailText = saved.email ?? "";
  const isOwn = isOwnEmail({ emailText, account: saved.account });
  return {
    emailText,
    email: isOwn ? { kind: "own", leaving: false } : unchecked(emailText),
    phoneText: saved.phone ? formatPhone(saved.phone) : "",
    phonePrefilled: false,
    phoneError: undefined,
    phoneActive: false,
    privacy: saved.privacy ?? consentsTickedByDefault,
    newsletter: saved.newsletter ?? consentsTickedByDefault,
    account: saved.account,
  };
}

/** The state after an event (FUN-155 to FUN-168). Events that do not apply leave it unchanged. */
export function nextContactState(state: ContactState, event: ContactEvent): ContactState {
  // While a submission is pending, the form must keep showing what was sent.
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
      // Browser autofill may repeat the same text; that is not typing.
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
      return submissionFailed(state, event.isUnjudged);
    case "login-requested":
      return withLogin(state, "open");
    case "login-closed":
      return withLogin(state, "closed");
  }
}

/** Whether continue is enabled: privacy is ticked, the e-mail has no full account, and no submission is pending. */
export function canContinue(state: ContactState): boolean {
  return state.privacy && state.email.kind !== "account" && !isSending(state);
}

/** The side effect for the current state. */
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
      if (!email.sending) return { kind: "none" };
      return { kind: "login-lead", email: email.email, phone: email.sending, newsletter };
    case "own":
      return email.leaving ? { kind: "go-on" } : { kind: "none" };
    default:
      return { kind: "none" };
  }
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function unchecked(emailText: string): EmailStatus {
  return { kind: isBlank(emailText) ? "empty" : "waiting" };
}

function isChecking({ email }: ContactState, address: Email): boolean {
  return email.kind === "checking" && email.email === address;
}

function emailTyped(state: ContactState, text: string): ContactState {
  // Browser autofill may repeat the same text; that is not typing.
  if (text === state.emailText) return state;
  // A phone prefilled for one e-mail must not remain next to another.
  const phone = state.phonePrefilled ? { phoneText: "", phonePrefilled: false } : {};
  return { ...state, ...phone, emailText: text, email: unchecked(text) };
}

function startCheck(state: ContactState, { deferred }: { readonly deferred: boolean }): ContactState {
  // The account has this address already, wherever it is: the rules for new ones do not apply.
  if (isOwnEmail(state)) return { ...state, email: { kind: "own", leaving: deferred && state.privacy } };
  const email = parseEmail(state.emailText);
  if (!email.ok) return { ...state, email: { kind: "invalid", code: email.error } };
  return { ...state, email: { kind: "checking", email: email.value, deferred } };
}

function emailChecked(state: ContactState, address: Email, existence: Existence): ContactState {
  if (state.email.kind !== "checking" || state.email.email !== address) return state;
  if (!isAcceptedDomain(address)) return { ...state, email: { kind: "invalid", code: "email-invalid" } };
  if (existence.kind === "account") return accountFound(state, address, state.email.deferred);

  const email: ReadyEmail = { ...existence, email: address, sending: undefined };
  // A complete phone typed by the visitor is newer than the stored one.
  const prefill = existence.kind === "lead" && existence.phone && !parsePhone(state.phoneText).ok;
  const phone = prefill ? { phoneText: formatPhone(existence.phone), phonePrefilled: true, phoneError: undefined } : {};
  const checked = { ...state, ...phone, email };
  return state.email.deferred && canContinue(checked) ? send(checked, email) : checked;
}

/** An account that the visitor is not logged in to requires a login. */
function accountFound(state: ContactState, address: Email, deferred: boolean): ContactState {
  // The login does not interrupt typing in another field; pressing continue ends the typing.
  const login = state.phoneActive && !deferred ? "due" : "open";
  return { ...state, email: { kind: "account", email: address, login } };
}

function withLogin(state: ContactState, login: LoginWindow): ContactState {
  return state.email.kind === "account" ? { ...state, email: { ...state.email, login } } : state;
}

function phoneIdle(state: ContactState): ContactState {
  const idle = { ...state, phoneActive: false };
  return state.email.kind === "account" && state.email.login === "due" ? withLogin(idle, "open") : idle;
}

function continuePressed(state: ContactState): ContactState {
  // With an account's e-mail, the only way to continue is the login.
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
      // The server's reply cannot make an unaccepted domain valid.
      const typed = parseEmail(state.emailText);
      return typed.ok && !isAcceptedDomain(typed.value) ? withPhoneError(state) : pressedUnchecked(state);
    }
    default:
      return pressedUnchecked(state);
  }
}

function pressedUnchecked(state: ContactState): ContactState {
  const next = startCheck(state, { deferred: true });
  // The check may still fill in the phone, so no error is shown for it yet.
  return next.email.kind === "invalid" ? withPhoneError(next) : next;
}
