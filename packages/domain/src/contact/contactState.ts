import type { Email } from "./email.ts";
import type { Phone } from "./phone.ts";

/** Where the e-mail stands. `sending` is the telephone on its way to the server with it. */
export type EmailStatus =
  | { readonly kind: "empty" }
  | { readonly kind: "waiting" }
  | { readonly kind: "invalid"; readonly message: string }
  /** `deferred`: continue was pressed meanwhile and is carried out when the reply comes. */
  | { readonly kind: "checking"; readonly email: Email; readonly deferred: boolean }
  | ReadyEmail
  | { readonly kind: "account"; readonly email: Email; readonly login: LoginWindow }
  /** The account that the visitor has logged in to: nothing is left to ask. */
  | { readonly kind: "own"; readonly email: Email; readonly leaving: boolean };

/** The login of an account's e-mail. `due`: it opens as soon as it takes no key from under somebody's fingers. */
export type LoginWindow = "due" | "open" | "closed";

/** An e-mail that the step can go on with: nobody's yet, or a lead's, who logs in by it. */
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
  /** The telephone came from the server, not from the visitor's fingers. */
  readonly phonePrefilled: boolean;
  readonly phoneError: string | undefined;
  /** The telephone is being typed: nothing may take the focus from it. */
  readonly phoneActive: boolean;
  readonly privacy: boolean;
  readonly newsletter: boolean;
  /** The e-mail that the visitor has logged in with, if any. */
  readonly account: string | undefined;
};

/** What the server knows about an e-mail: nothing, a lead that the funnel made earlier, or a full account. */
export type Existence =
  | { readonly kind: "new" }
  | { readonly kind: "lead"; readonly phone: Phone | undefined }
  | { readonly kind: "account" };

export type ContactEvent =
  | { readonly type: "email-typed"; readonly text: string }
  /** The typing has come to rest: `blurDelay` after leaving the field, `emailRecheckDelay` after the page loads. */
  | { readonly type: "email-settled" }
  | { readonly type: "email-checked"; readonly email: Email; readonly existence: Existence }
  | { readonly type: "email-check-failed"; readonly email: Email }
  | { readonly type: "phone-typed"; readonly text: string }
  /** The focus came to the telephone, or a key was pressed in it. */
  | { readonly type: "phone-active" }
  /** No key came for `typingPause`, or the focus left the telephone `blurDelay` ago. */
  | { readonly type: "phone-idle" }
  | { readonly type: "privacy-changed"; readonly checked: boolean }
  | { readonly type: "newsletter-changed"; readonly checked: boolean }
  | { readonly type: "continue-pressed" }
  /** `replyLost`: nobody knows whether the server has done it. */
  | { readonly type: "submission-failed"; readonly replyLost: boolean }
  | { readonly type: "login-requested" }
  | { readonly type: "login-closed" };

/** What the page must do now; the same until the state moves on. */
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
  | { readonly kind: "login-lead"; readonly email: Email; readonly phone: Phone }
  /** Nothing is to be saved: the next step is due. */
  | { readonly kind: "go-on" };

export type SavedContact = {
  readonly email?: string | undefined;
  readonly phone?: Phone | undefined;
  readonly privacy?: boolean | undefined;
  readonly newsletter?: boolean | undefined;
  readonly account?: string | undefined;
};
