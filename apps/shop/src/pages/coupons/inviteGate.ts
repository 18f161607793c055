import type { Gate } from "../../app/page.ts";
import { accountGate } from "../account/accountGate.ts";

/** Whoever has just paid may invite without a login (decision 32); everybody else logs in first. */
export const inviteGate: Gate = (session, here) =>
  session.answers.subscription === undefined ? accountGate(session, here) : undefined;
