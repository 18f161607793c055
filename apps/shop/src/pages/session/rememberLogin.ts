import type { LoggedIn } from "@petbox/api-client/session/api";
import type { Services } from "../../app/services.ts";
import type { Session } from "../../session/session.ts";
import { forgetOtherPerson } from "./forgetOtherPerson.ts";

/** Stores the logged-in customer and their contact in the session (FUN-294). */
export function rememberLogin(services: Pick<Services, "session" | "drafts">, loggedIn: LoggedIn): void {
  const { name, subscriptions, reach, customerCode, contact } = loggedIn;
  const { session } = services;
  forgetOtherPerson(services, contact);
  session.change({ visitor: { authorized: true, name, subscriptions, ...(reach && { reach }) }, customerCode });
  session.answer({ contact });
}

/** Updates the visitor's name in the session, which the header shows. */
export function rememberName(session: Session, name: string): void {
  const { visitor } = session.get();
  if (visitor.authorized) session.change({ visitor: { ...visitor, name } });
}
