import { type ContactAnswer, isAnotherPerson } from "@petbox/domain/funnel/answers";
import type { Services } from "../../app/services.ts";

/** What another person has typed in this tab is not the next one's to see. To be called before the session knows of them. */
export function forgetOtherPerson(
  { session, drafts }: Pick<Services, "session" | "drafts">,
  next: ContactAnswer,
): void {
  const { answers, lastContact } = session.get();
  if (isAnotherPerson({ ...(lastContact && { contact: lastContact }), ...answers }, next)) drafts.forgetAll();
}
