import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { account, passwordLinkOf } from "../../scenarios/people.ts";
import { people, visitorBefore } from "../../testing/given.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  leadLogin: visitorBefore("contact"),
  leadWithoutNews: visitorBefore("contact"),
  login: visitorBefore("contact"),
  refusedLogin: visitorBefore("contact"),
  passwordLink: { world: people },
  password: { world: { ...people, passwordLinks: [passwordLinkOf(account, testMoment)] } },
});
