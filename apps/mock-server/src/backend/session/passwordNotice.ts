import { sessionPaths } from "@petbox/domain/site/paths";
import type { Dependencies } from "../requestContext.ts";
import type { CustomerRecord } from "./collections.ts";

/**
 * Mails the customer that the password was set, with the way to set another one if it was somebody else.
 * @param before the customer before the change.
 */
export function sendPasswordNotice(
  before: CustomerRecord,
  { sendMail, clock }: Pick<Dependencies, "sendMail" | "clock">,
): void {
  const subject =
    before.password === undefined ? "Sua senha na PetBox foi criada" : "A senha da sua conta PetBox foi alterada";
  sendMail({ to: before.email, subject, path: sessionPaths.recovery, sentAt: clock() });
}
