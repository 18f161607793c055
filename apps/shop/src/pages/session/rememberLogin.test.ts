import { unknownVisitor } from "@petbox/api-client/page/pageData";
import { expect, it } from "vitest";
import { createSession } from "../../app/session.ts";
import { rememberLogin } from "./rememberLogin.ts";

it("FUN-294 MAN-187 the visitor is authorized after a login, with their name and their payment channel", () => {
  const session = createSession(async () => unknownVisitor);
  expect(session.get().visitor.authorized).toBe(false);
  rememberLogin(session, { name: "Carla Lima", subscriptions: 2, customerCode: "conta0001" });
  expect(session.get()).toMatchObject({
    visitor: { authorized: true, name: "Carla Lima", subscriptions: 2 },
    customerCode: "conta0001",
  });
});
