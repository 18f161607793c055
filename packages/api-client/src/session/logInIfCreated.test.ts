import { parseEmail } from "@petbox/domain/contact/email";
import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { ApiError, refused } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { logInIfCreated } from "./logInIfCreated.ts";

const email = parseEmail("ana@gmail.com");
if (!email.ok) throw new Error("The e-mail of this test is not one.");
const contact = { email: email.value, phone: { areaCode: "11", number: "912345678" }, newsletter: false } as const;

/** A client whose server sends this reply about the e-mail, or none, with the URLs of its calls. */
function clientThatHears(existence: object | undefined) {
  const called: string[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (address) => {
      called.push(String(address));
      if (existence === undefined) throw new TypeError("Failed to fetch");
      return Response.json(String(address).endsWith("/login") ? { auth: true, customer_code: "c0de" } : existence);
    },
  });
  return { client, called };
}

const taken = refused("Este e-mail já tem cadastro.");

it("logs in a lead that the server has created and then refused as taken", async () => {
  const { client } = clientThatHears({ exist: true, user: true });
  await expect(logInIfCreated(client, taken, contact)).resolves.toMatchObject({ customerCode: "c0de" });
});

it.each([
  ["nobody's", { exist: false, user: false }],
  ["an account's", { exist: true, user: false }],
])("keeps the refusal if the e-mail is %s", async (_whose, existence) => {
  const { client, called } = clientThatHears(existence);
  await expect(logInIfCreated(client, taken, contact)).resolves.toBeUndefined();
  expect(called).toHaveLength(1);
});

it("sends no request after a failure other than a refusal", async () => {
  const { client, called } = clientThatHears({ exist: true, user: true });
  await expect(logInIfCreated(client, new ApiError({ kind: "unavailable" }), contact)).resolves.toBeUndefined();
  expect(called).toEqual([]);
});

it("keeps the refusal if the reply about the e-mail is lost", async () => {
  const { client } = clientThatHears(undefined);
  await expect(logInIfCreated(client, taken, contact)).resolves.toBeUndefined();
});
