import type { LoggedIn } from "@petbox/api-client/session/api";
import type { Services } from "../../app/services.ts";
import { forgetOtherPerson } from "./forgetOtherPerson.ts";

/** From here on the shop knows who is there, and how they are reached (FUN-294). */
export function rememberLogin(services: Pick<Services, "session" | "drafts">, loggedIn: LoggedIn): void {
  const { name, subscriptions, reach, customerCode, contact } = loggedIn;
  const { session } = services;
  forgetOtherPerson(services, contact);
  session.change({ visitor: { authorized: true, name, subscriptions, ...(reach && { reach }) }, customerCode });
  session.answer({ contact });
}
