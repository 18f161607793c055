import { parseEmail } from "@petbox/domain/contact/email";
import { parseNewPassword } from "@petbox/domain/identity/newPassword";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { checkEmail, createUser, logIn, logInLead, requestPasswordLink, resetPassword } from "./api.ts";
import { loginFailureText, wrongCredentialsText } from "./loginFailureText.ts";

/** A client whose every request gets the same reply, with the bodies of its requests. */
function clientOf(reply: unknown, status = 200) {
  const sent: unknown[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (_address, options) => {
      sent.push(JSON.parse(String(options?.body)));
      return Response.json(reply, { status });
    },
  });
  return { client, sent };
}

const parsed = parseEmail("ana@gmail.com");
if (!parsed.ok) throw new Error("The e-mail of this test is not one.");
const ana = parsed.value;
const phone = { areaCode: "11", number: "912345678" } as const;

describe("the owner of an e-mail", () => {
  const answers: [string, unknown, unknown][] = [
    [
      "a lead's, with the telephone",
      { user: true, exist: true, phone_ddd: "11", phone_number: "912345678" },
      { kind: "lead", phone },
    ],
    ["a lead's, when the user comes as a record", { user: { id: 7 } }, { kind: "lead", phone: undefined }],
    ["an account's", { user: null, exist: true }, { kind: "account" }],
    ["an account's, when the server says so with a number", { user: 0, exist: 1 }, { kind: "account" }],
    ["nobody's", { user: null, exist: false }, { kind: "new" }],
    ["nobody's, when the server leaves it out", { user: null }, { kind: "new" }],
  ];
  it.each(answers)("FUN-309 %s", async (_title, answer, existence) => {
    const { client, sent } = clientOf(answer);
    await expect(checkEmail(client, ana)).resolves.toEqual(existence);
    expect(sent).toEqual([{ email: "ana@gmail.com" }]);
  });
});

describe("a new user", () => {
  const contact = {
    email: "ana@gmail.com",
    areaCode: "11",
    phoneNumber: "912345678",
    newsletter: false,
    privacy: true,
  };

  it("has no code where the server gives none", async () => {
    const { client } = clientOf({ success: true, genero: "gato" });
    await expect(createUser(client, contact)).resolves.toEqual({ genero: "gato", customerCode: null });
  });

  it("is refused with the server's text", async () => {
    const { client } = clientOf({ success: false, error: "Este e-mail já tem cadastro." });
    await expect(createUser(client, contact)).rejects.toMatchObject({
      failure: { kind: "refused", message: "Este e-mail já tem cadastro." },
    });
  });
});

describe("a login", () => {
  const reply = { auth: true, user: { name: "Ana" }, subscriptions: 2, customer_code: "c0de" };

  it("FUN-292 FUN-310 of a lead sends the e-mail as the password, the telephone, and that it is a checkout", async () => {
    const { client, sent } = clientOf(reply);
    await expect(logInLead(client, ana, { phone })).resolves.toEqual({
      name: "Ana",
      subscriptions: 2,
      customerCode: "c0de",
      reach: "checkout",
      contact: { email: ana, areaCode: "11", phoneNumber: "912345678", newsletter: false, privacy: true },
    });
    expect(sent).toEqual([{ email: ana, password: ana, phone_ddd: "11", phone_number: "912345678", checkout: true }]);
  });

  it("of a lead sends the consent to news given now, which the reply confirms or overrules", async () => {
    const { client, sent } = clientOf(reply);
    await expect(logInLead(client, ana, { phone, newsletter: true })).resolves.toMatchObject({
      contact: { newsletter: true },
    });
    expect(sent).toMatchObject([{ check_newsletter: true }]);
    const { client: other } = clientOf({ ...reply, check_newsletter: true });
    await expect(logInLead(other, ana, { phone, newsletter: false })).resolves.toMatchObject({
      contact: { newsletter: true },
    });
  });

  it("MAN-347 of an account sends e-mail, password and whether it is a checkout", async () => {
    const { client, sent } = clientOf({ auth: true });
    const credentials = { email: "carla@gmail.com", password: "segredo" };
    await expect(logIn(client, credentials, false)).resolves.toEqual({
      name: null,
      subscriptions: 0,
      customerCode: null,
      contact: { email: "carla@gmail.com", areaCode: "", phoneNumber: "", newsletter: false, privacy: true },
    });
    expect(sent).toEqual([{ ...credentials, checkout: false }]);
  });

  it("FUN-142 counts the subscriptions of a list", async () => {
    const { client } = clientOf({ auth: true, subscriptions: [{ code: "A" }, { code: "B" }] });
    const credentials = { email: "carla@gmail.com", password: "segredo" };
    await expect(logIn(client, credentials, false)).resolves.toMatchObject({ subscriptions: 2 });
  });

  it("brings the telephone and the consent that are on record", async () => {
    const { client } = clientOf({ auth: true, phone_ddd: "21", phone_number: "998765432", check_newsletter: true });
    const { contact } = await logIn(client, { email: "carla@gmail.com", password: "segredo" }, false);
    expect(contact).toMatchObject({ areaCode: "21", phoneNumber: "998765432", newsletter: true });
  });
});

describe("a refused login", () => {
  const credentials = { email: "carla@gmail.com", password: "errada" };
  const bodies: [string, number, object, string | undefined][] = [
    ["a success without authorization", 200, { auth: false, message: "Conta bloqueada." }, "Conta bloqueada."],
    ["PHP's null", 200, { auth: null, error: "Conta bloqueada." }, "Conta bloqueada."],
    ["PHP's empty text", 200, { auth: "", message: "Conta bloqueada." }, "Conta bloqueada."],
    ["a success with errors", 200, { auth: false, errors: { email: ["Espere 60 segundos."] } }, "Espere 60 segundos."],
    [
      "a 422",
      422,
      { errors: { email: ["Muitas tentativas. Tente em 60 segundos."] } },
      "Muitas tentativas. Tente em 60 segundos.",
    ],
    ["a 401", 401, { message: "Conta bloqueada." }, "Conta bloqueada."],
    ["a 403", 403, { message: "Conta bloqueada." }, "Conta bloqueada."],
    [
      "the framework's text of a 200",
      200,
      { auth: false, message: "These credentials do not match our records." },
      undefined,
    ],
    ["the framework's text of a 422", 422, { errors: { email: ["auth.failed"] } }, undefined],
    ["the framework's text of a 401", 401, { message: "Unauthenticated." }, undefined],
  ];

  it.each(bodies)("MAN-382 has the server's reason in %s", async (_title, status, body, reason) => {
    const { client } = clientOf(body, status);
    const failure = failureOf(await logIn(client, credentials, false).catch((thrown: unknown) => thrown));
    expect(loginFailureText(failure)).toBe([wrongCredentialsText, reason].filter(Boolean).join("\n"));
  });
});

describe("a forgotten password", () => {
  const typed = parseNewPassword({ password: "bob-2026", confirmation: "bob-2026" });
  if (!typed.ok) throw new Error("The password of this test is not one.");
  const password = typed.value;

  it("is no success because the server replied", async () => {
    const { client } = clientOf({ success: false, message: "Agora não." });
    const refusal = { failure: { kind: "refused", message: "Agora não." } };
    await expect(requestPasswordLink(client, ana)).rejects.toMatchObject(refusal);
    await expect(resetPassword(client, "abc", password)).rejects.toMatchObject(refusal);
  });
});
