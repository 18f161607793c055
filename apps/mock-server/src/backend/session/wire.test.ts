import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { account, passwordLinkOf } from "../../scenarios/people.ts";
import { before, now, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  leadLogin: before("contact"),
  login: before("contact"),
  refusedLogin: before("contact"),
  passwordLink: { world: people },
  password: { world: { ...people, passwordLinks: [passwordLinkOf(account, now)] } },
});
