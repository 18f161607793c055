import { type ContactAnswer, isAnotherPerson } from "@petbox/domain/funnel/answers";
import type { Services } from "../../app/services.ts";

/** Deletes what another person has typed in this tab. Must be called before the session changes. */
export function forgetOtherPerson(
  { session, drafts }: Pick<Services, "session" | "drafts">,
  next: ContactAnswer,
): void {
  const { answers, lastContact } = session.get();
  if (!isAnotherPerson({ ...(lastContact && { contact: lastContact }), ...answers }, next)) return;
  drafts.forgetAll();
  session.keepDeliveryCep(undefined);
}
