import type { Email } from "./email.ts";
import type { Phone, PhoneErrorCode } from "./phone.ts";

/** The status of the e-mail. */
export type EmailStatus =
  | { readonly kind: "empty" }
  | { readonly kind: "waiting" }
  | { readonly kind: "invalid"; readonly code: "email-invalid" }
  /** `deferred`: continue was pressed during the check and runs when the reply arrives. */
  | { readonly kind: "checking"; readonly email: Email; readonly deferred: boolean }
  | ReadyEmail
  | { readonly kind: "account"; readonly email: Email; readonly login: LoginWindow }
  /** The account that the visitor is logged in to; no further data is required. `leaving`: continue was pressed. */
  | { readonly kind: "own"; readonly leaving: boolean };

/** The login dialog of an existing account. `due`: it opens once opening it cannot steal the focus from a field in use. */
export type LoginWindow = "due" | "open" | "closed";

/** An e-mail that allows continuing: a new one, or a lead's, which logs the lead in. `sending` is the phone being submitted with it. */
export type ReadyEmail =
  | { readonly kind: "new"; readonly email: Email; readonly sending: Phone | undefined }
  | {
      readonly kind: "lead";
      readonly email: Email;
      readonly phone: Phone | undefined;
      readonly sending: Phone | undefined;
    };

export type ContactState = {
  readonly emailText: string;
  readonly email: EmailStatus;
  readonly phoneText: string;
  /** Whether the phone was filled in by the server, not by the visitor. */
  readonly phonePrefilled: boolean;
  readonly phoneError: PhoneErrorCode | undefined;
  /** Whether the phone is being typed: the focus must not move away from it. */
  readonly phoneActive: boolean;
  readonly privacy: boolean;
  readonly newsletter: boolean;
  /** The e-mail of the account that the visitor is logged in to, if any. */
  readonly account: string | undefined;
};

/** The server's record of an e-mail: unknown, a lead from an earlier funnel visit, or a full account. */
export type Existence =
  | { readonly kind: "new" }
  | { readonly kind: "lead"; readonly phone: Phone | undefined }
  | { readonly kind: "account" };

export type ContactEvent =
  | { readonly type: "email-typed"; readonly text: string }
  /** Typing has settled: `blurDelay` after leaving the field, `emailRecheckDelay` after the page loads. */
  | { readonly type: "email-settled" }
  | { readonly type: "email-checked"; readonly email: Email; readonly existence: Existence }
  | { readonly type: "email-check-failed"; readonly email: Email }
  | { readonly type: "phone-typed"; readonly text: string }
  /** The phone received the focus or a key press. */
  | { readonly type: "phone-active" }
  /** No key press for `typingPause`, or the phone lost the focus `blurDelay` ago. */
  | { readonly type: "phone-idle" }
  | { readonly type: "privacy-changed"; readonly checked: boolean }
  | { readonly type: "newsletter-changed"; readonly checked: boolean }
  | { readonly type: "continue-pressed" }
  /** `isUnjudged`: the failure says nothing about the e-mail. */
  | { readonly type: "submission-failed"; readonly isUnjudged: boolean }
  | { readonly type: "login-requested" }
  | { readonly type: "login-closed" };

/** The side effect that the page must run for the current state. */
export type ContactEffect =
  | { readonly kind: "none" }
  | { readonly kind: "check-email"; readonly email: Email }
  | { readonly kind: "open-login"; readonly email: Email }
  | {
      readonly kind: "create-user";
      readonly email: Email;
      readonly phone: Phone;
      readonly privacy: boolean;
      readonly newsletter: boolean;
    }
  | { readonly kind: "login-lead"; readonly email: Email; readonly phone: Phone; readonly newsletter: boolean }
  /** No save needed: continue to the next step. */
  | { readonly kind: "go-on" };

export type SavedContact = {
  readonly email?: string | undefined;
  readonly phone?: Phone | undefined;
  readonly privacy?: boolean | undefined;
  readonly newsletter?: boolean | undefined;
  readonly account?: string | undefined;
};
