import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { newEmail } from "../../../apps/shop/e2e/journey.ts";
import { bankAnswers } from "./bank.ts";
import { handshakeUrl, openSocket } from "./socket.ts";
import {
  contact,
  customer,
  embeddedOf,
  openAccount,
  openVisitor,
  payment,
  register,
  save,
  subscribe,
} from "./visitor.ts";

const { APP_URL = "", PAYMENT_WEBHOOK_SECRET = "" } = process.env;
const provider = { APP_URL, PAYMENT_WEBHOOK_SECRET };

/** A channel that no session may listen to. */
const forbidden = "private-channel-payment-checkout.unknown";

test("a card that expires in March pays, and the server computes the freight", async () => {
  const visitor = await openVisitor();
  // A postcode of Bahia, whatever state the browser sends with it.
  await register(visitor, newEmail(), "40010000");
  await save(visitor, "/save/frete/", { frete: "0.00" });
  const { payload } = await save(visitor, "/save/subscription", payment({ expiration_month: "03" }));
  // The carrier's R$12,90 without the shop's R$12,35, in each of twelve months.
  expect(payload).toMatchObject({ shipping_amount: 55, amount: 12 * (6_990 + 55) });
});

test("a refused card does not use up the attempt, and an attempt charges once", async () => {
  const visitor = await openVisitor();
  await register(visitor, newEmail());
  const pay = (number: string, attempt: string) =>
    visitor.send("POST", "/save/subscription", { body: payment({ number }), headers: { "Idempotency-Key": attempt } });

  const refused = await pay("4000000000009995", "one");
  expect(refused.json).toMatchObject({ success: false, error: { type_error: "INVALID_CARD" } });
  const opened = await pay("4111111111111111", "one");
  expect(opened.json).toMatchObject({ success: true });
  expect((await pay("5555555555554444", "one")).text).toBe(opened.text);
  const second = await pay("4111111111111111", "two");
  expect(second.json).toMatchObject({ success: false, error: { type_error: "10MinOrLess" } });
  expect((await pay("4111111111111111", "a".repeat(256))).status).toBe(422);
});

test("a cat's contact step leads to the cat's URL, and another species drops the track", async () => {
  const visitor = await openVisitor();
  await save(visitor, "/save/especie", { petSelect: { tag: "cat" } });
  expect(await save(visitor, "/save/new-user", contact(newEmail()))).toMatchObject({ genero: "gato" });
  await save(visitor, "/save/trilha", { trilha: "essencial" });
  await save(visitor, "/save/especie", { petSelect: { tag: "cat" } });
  expect(await embeddedOf(visitor)).toHaveProperty("answers.trilha", "essencial");
  await save(visitor, "/save/especie", { petSelect: { tag: "dog" } });
  expect(await embeddedOf(visitor)).not.toHaveProperty("answers.trilha");
});

test("another pet starts over, and the contact, the registration and the subscription stay", async () => {
  const visitor = await openVisitor();
  await save(visitor, "/save/genero", { pet_name: "Bob", pet_sex: "masculino" });
  const email = newEmail();
  await register(visitor, email);
  const subscription_code = await subscribe(visitor);
  await save(visitor, "/save/especie", { petSelect: { tag: "dog" }, other_pet: true });
  const answers = { species: "dog", email, customer_saved: true, subscription_code };
  expect(await embeddedOf(visitor)).toMatchObject({ answers });
  for (const dropped of ["pet_name", "trilha", "plan"])
    expect(visitor.embedded).not.toHaveProperty(`answers.${dropped}`);
});

test("a second customer in the same session sees nothing of the first one", async () => {
  const visitor = await openVisitor();
  await register(visitor, newEmail());
  const code = await subscribe(visitor);
  expect((await visitor.send("GET", "/checkout/customer")).json).toHaveProperty("client.cpf", "52998224725");
  expect(await embeddedOf(visitor)).toHaveProperty("answers.subscription_code", code);

  const email = newEmail();
  await save(visitor, "/save/new-user", contact(email));
  const { json } = await visitor.send("GET", "/checkout/customer");
  expect(json).toMatchObject({ client: { name: null, cpf: null, birthDate: null, address: null } });
  expect(await embeddedOf(visitor)).toMatchObject({ user: { name: null }, answers: { email } });
  expect(visitor.embedded).not.toHaveProperty("answers.customer_saved");
  expect(visitor.embedded).not.toHaveProperty("answers.subscription_code");
  expect((await visitor.send("POST", "/save/pet-data", { body: { data: {} } })).status).toBe(401);
});

test("a session that only knows the e-mail acts for the customer until another session pays", async () => {
  const [owner, other, late] = [await openVisitor(), await openVisitor(), await openVisitor()];
  const email = newEmail();
  await register(owner, email);
  const shouted = email.toUpperCase();
  const login = {
    body: {
      email: shouted,
      password: shouted,
      phone_ddd: "21",
      phone_number: "987654321",
      check_newsletter: false,
      checkout: true,
    },
  };
  const stored = { auth: true, phone_ddd: "21", check_newsletter: false };
  expect((await other.send("POST", "/login", login)).json).toMatchObject(stored);
  const answers = { email, phone_number: "987654321", check_newsletter: false, check_privacy: true };
  expect(await embeddedOf(other)).toMatchObject({ answers });
  await save(other, "/save/customer", customer({ payment_address_state: "RJ" }));
  const known = await late.send("POST", "/save/new-user", { body: contact(shouted) });
  expect(known.json).toEqual({ success: false, message: "Este e-mail já tem cadastro." });

  await subscribe(owner);
  const refused = { success: false };
  expect((await other.send("POST", "/save/customer", { body: customer() })).json).toMatchObject(refused);
  expect((await other.send("POST", "/save/subscription", { body: payment() })).json).toMatchObject(refused);
  expect((await other.send("POST", "/user/exists", { body: { email } })).json).toEqual({ user: null, exist: true });
  expect((await late.send("POST", "/login", login)).json).toEqual({ auth: false });
});

test("the bank's first answer counts", async () => {
  const visitor = await openVisitor();
  await register(visitor, newEmail());
  const code = await subscribe(visitor);
  for (const status of ["PAID", "NOT_PAID"] as const) {
    await bankAnswers(provider, code, status);
    const { json } = await visitor.send("POST", "/payment/get-data", { body: {} });
    expect(json).toHaveProperty("payment_payload.real_status", "PAID");
  }
});

test("Laravel takes no bank's answer while no webhook secret is set", () => {
  const script = `
    require 'bootstrap/autoload.php';
    $kernel = (require 'bootstrap/app.php')->make(Illuminate\\Contracts\\Http\\Kernel::class);
    echo $kernel->handle(Illuminate\\Http\\Request::create('/webhooks/payments', 'POST'))->status();`;
  const cwd = join(import.meta.dirname, "..");
  const env = { ...process.env, PAYMENT_WEBHOOK_SECRET: "" };
  expect(execFileSync("php", ["-r", script], { cwd, env, encoding: "utf8" })).toBe("403");
});

test("the welcome page's answers belong to the subscription, which has no day of payment until it is paid", async () => {
  const visitor = await openVisitor();
  await register(visitor, newEmail());
  const code = await subscribe(visitor);
  expect(await embeddedOf(visitor, "/bem-vindo")).toMatchObject({
    page: { first_box: { paid_on: null, monthly: false } },
  });
  await save(visitor, "/save/pet-data", { data: { castrado: 1, qual_racao: "Ração de frango" } });
  expect((await visitor.send("POST", "/save/pet-data", { body: { data: { castrado: [1] } } })).status).toBe(422);
  await bankAnswers(provider, code, "PAID");
  expect(await embeddedOf(visitor, "/bem-vindo")).toMatchObject({
    page: { answers: { castrado: 1 }, first_box: { paid_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  });
});

test("an account reads its own registration and keeps its CPF", async () => {
  const account = await openAccount();
  const recaptcha_response = "local-contact";
  const own = { name: "Carla Lima", phone: "11987654321", doc: "52998224725", birthdate: [1990, 4, 7] };
  const place = {
    zipcode: "01310100",
    street: "Avenida Paulista",
    neighborhood: "Bela Vista",
    city: "São Paulo",
    state: "SP",
  };
  const saved = await account.send("POST", "/customer", { body: { ...own, ...place, recaptcha_response } });
  expect(saved.json).toEqual({ has_error: false });
  const { json } = await account.send("GET", "/checkout/customer");
  expect(json).toMatchObject({ client: { cpf: own.doc, address: { payment_address_state: "SP" } } });
  expect(await embeddedOf(account)).toMatchObject({ user: { name: own.name }, subscriptions: 1 });
  const client = { ...customer().client, cpf: "39053344705" };
  expect((await account.send("POST", "/save/customer", { body: { client } })).json).toMatchObject({ success: false });
});

test("refusals have the statuses of the contract, and are JSON without being asked for", async () => {
  const account = await openAccount();
  const body = new FormData();
  body.set("photo", new Blob(["text"]), "photo.png");
  const photo = await account.send("POST", "/upload/image/CTR-ATIVA00001", { body });
  expect(photo).toMatchObject({ status: 400, json: { message: "Envie uma foto em JPG, PNG ou WebP." } });
  const passwords = { oldPassword: "bob-adora-petbox", newPassword: "curta" };
  const password = await account.send("POST", "/client/alterPassword", { body: passwords });
  expect(password).toMatchObject({ status: 400, json: { success: false } });
  const headers = { Accept: "*/*", "X-Requested-With": "" };
  const name = await account.send("POST", "/save/genero", { body: {}, headers });
  expect(name).toMatchObject({ status: 422, json: { errors: { pet_name: ["Preencha este campo."] } } });
});

test("only the shop's own pages log out", async () => {
  const visitor = await openVisitor();
  await register(visitor, newEmail());
  await visitor.send("HEAD", "/logout");
  await visitor.send("GET", "/logout", { headers: { Referer: "about:blank" } });
  await visitor.send("GET", "/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(await embeddedOf(visitor)).toMatchObject({ logged_in: true });
  await visitor.send("GET", "/logout", { headers: { Referer: `${APP_URL}/area-cliente` } });
  expect(await embeddedOf(visitor)).toMatchObject({ logged_in: false });
});

test("no client ends the realtime server", async ({ request }) => {
  expect((await request.get(handshakeUrl, { headers: { Origin: "null" } })).status()).toBe(403);
  const socket = await openSocket();
  await socket.emit(["subscribe"]);
  await socket.emit(["unsubscribe", null]);
  await socket.emit(["subscribe", { channel: forbidden }]);
  expect(await socket.receive()).toContain(`["subscription_error","${forbidden}",403]`);
});

test("a session that has logged out receives no further event", async () => {
  const visitor = await openVisitor();
  const channel = `private-channel-payment-checkout.${await register(visitor, newEmail())}`;
  const code = await subscribe(visitor);
  const socket = await openSocket(visitor.cookie);
  await socket.emit(["subscribe", { channel }]);
  // The server acknowledges only a refused subscription.
  await pause(1_000);
  await visitor.open("/logout");
  await bankAnswers(provider, code, "PAID");
  await pause(1_000);
  // The packets "no operation" and "close" of Engine.IO, and no event.
  expect((await socket.receive()).replaceAll(/\W/g, "")).toBe("61");
});
