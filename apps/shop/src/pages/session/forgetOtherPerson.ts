import { type ContactAnswer, isAnotherPerson } from "@petbox/domain/funnel/answers";
import { checkoutPaths } from "@petbox/domain/site/paths";
import type { Services } from "../../app/services.ts";

const phoneOf = ({ areaCode, phoneNumber }: ContactAnswer) => areaCode + phoneNumber;

/**
 * Deletes what another person has typed in this tab, and the phone in the registration's draft when the contact has a new one. Must be
 * called before the session changes.
 */
export function forgetOtherPerson(
  { session, drafts }: Pick<Services, "session" | "drafts">,
  next: ContactAnswer,
): void {
  const { answers, lastContact } = session.get();
  const known = { ...(lastContact && { contact: lastContact }), ...answers };
  if (isAnotherPerson(known, next)) {
    drafts.forgetAll();
    session.keepDeliveryCep(undefined);
  } else if (known.contact !== undefined && phoneOf(known.contact) !== phoneOf(next)) {
    drafts.change(checkoutPaths.checkout, ({ phone: _replaced, ...rest }) => rest);
  }
}
