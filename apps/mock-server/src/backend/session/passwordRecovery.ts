import { requestPasswordLinkEndpoint, resetPasswordEndpoint } from "@petbox/api-client/session/contract";
import { type FieldErrors, fieldMessages } from "@petbox/domain/fieldErrors";
import { identityMessages } from "@petbox/domain/identity/messages";
import { parseNewPassword } from "@petbox/domain/identity/newPassword";
import { isPasswordLinkFresh, passwordLinkVoidMessage } from "@petbox/domain/identity/passwordLink";
import { accepted } from "@petbox/domain/result";
import { sessionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type Handler, handle } from "../handler.ts";
import { validationError } from "../httpError.ts";
import type { Dependencies } from "../requestContext.ts";
import type { PasswordLink } from "./collections.ts";
import { customerByEmail } from "./customers.ts";
import { endOtherSessions } from "./endOtherSessions.ts";
import { hashPassword } from "./password.ts";
import { sendPasswordNotice } from "./passwordNotice.ts";
import { sessionAfterNewPassword } from "./sessionAfterLogin.ts";

const attemptsPerMinute = 10;

/** Setting a new password, or a lead's first one, by mailed link (MAN-111, SUB-280). */
export const passwordRecovery: readonly Handler[] = [
  handle(
    requestPasswordLinkEndpoint,
    async ({ body: email, store, clock, newId, sendMail }) => {
      // Computed before the look-up, so that the reply takes the same time for an unknown e-mail.
      const token = newId() + newId();
      const digest = await digestOf(token);
      const customer = customerByEmail(store, email);
      if (customer !== undefined) {
        const sentAt = clock();
        store.passwordLinks.put({ customerCode: customer.code, digest, sentAt });
        sendMail({
          to: customer.email,
          subject: "Sua senha na PetBox",
          path: pathTo(sessionPaths.mailedLink, { token }),
          sentAt,
        });
      }
      return accepted({});
    },
    { perMinute: attemptsPerMinute, accountOf: (email) => email },
  ),
  handle(
    resetPasswordEndpoint,
    async ({ body, store, clock, newId, visitor, sendMail, renewSession }) => {
      const digest = await digestOf(body.token);
      const freshLink = () => {
        const link = freshLinkOf(digest, { store, clock });
        if (link === undefined) throw voidLink();
        return link;
      };
      freshLink();
      const password = parseNewPassword(body);
      if (!password.ok) throw validationError(wireErrors(fieldMessages(password.error, identityMessages)));
      const kept = await hashPassword(password.value, newId());
      return store.transaction(() => {
        // Read again: only one of two simultaneous requests may use the link, and the registration may have changed.
        const { customerCode } = freshLink();
        const customer = store.customers.get(customerCode);
        if (customer === undefined) throw voidLink();
        store.passwordLinks.remove(customerCode);
        store.customers.put({ ...customer, password: kept });
        endOtherSessions(store, customerCode, visitor);
        renewSession(sessionAfterNewPassword(customerCode, { store, visitor }));
        sendPasswordNotice(customer, { sendMail, clock });
        return accepted({});
      });
    },
    { perMinute: attemptsPerMinute },
  ),
];

/** Whether the link with this token is void. The check does not use it up. */
export async function isLinkVoid(token: string, world: Pick<Dependencies, "store" | "clock">): Promise<boolean> {
  return freshLinkOf(await digestOf(token), world) === undefined;
}

function freshLinkOf(
  digest: string,
  { store, clock }: Pick<Dependencies, "store" | "clock">,
): PasswordLink | undefined {
  return store.passwordLinks.all().find((sent) => sent.digest === digest && isPasswordLinkFresh(sent.sentAt, clock()));
}

function voidLink() {
  return validationError({ token: [passwordLinkVoidMessage] });
}

/** Errors by wire name. Like Laravel, a differing confirmation is an error of the password. */
function wireErrors({ password, confirmation }: FieldErrors<"password" | "confirmation">) {
  const texts = [password, confirmation].filter((text) => text !== undefined);
  return { password: texts };
}

/** The token has enough entropy for a fast digest. */
async function digestOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
