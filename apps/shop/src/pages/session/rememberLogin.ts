import type { LoggedIn } from "@petbox/api-client/session/api";
import type { Session } from "../../app/session.ts";

/** From here on the shop knows who is there (FUN-294). */
export function rememberLogin(session: Session, { name, subscriptions, customerCode }: LoggedIn): void {
  session.change({ visitor: { authorized: true, name, subscriptions }, customerCode });
}
