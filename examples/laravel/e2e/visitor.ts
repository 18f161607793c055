import { expect } from "@playwright/test";
import { sentCard } from "../../../apps/mock-server/src/testing/sentCard.ts";
import { sentCustomer } from "../../../apps/mock-server/src/testing/sentCustomer.ts";
import { type CheckVisitor, openedVisitor } from "../../../packages/api-client/src/contractCheck/checkVisitor.ts";

const { APP_URL = "" } = process.env;

/** Opens the shop in a new browser session, without a browser. */
export const openVisitor = (): Promise<CheckVisitor> => openedVisitor(APP_URL);

/** Makes a call that must succeed. @returns its reply. */
export async function save(visitor: CheckVisitor, path: string, body: unknown) {
  const { json, status, text } = await visitor.send("POST", path, { body });
  expect(json, `${path}: ${status} ${text}`).toMatchObject({ success: true });
  return JSON.parse(text);
}

/** Logs in the account of database/seeders/DatabaseSeeder.php. */
export async function openAccount(): Promise<CheckVisitor> {
  const visitor = await openVisitor();
  const body = { email: "carla.lima@gmail.com", password: "bob-adora-petbox" };
  expect((await visitor.send("POST", "/login", { body })).json).toMatchObject({ auth: true });
  return visitor;
}

/** The embedded session of a newly opened document. */
export async function embeddedOf(visitor: CheckVisitor, path = "/"): Promise<unknown> {
  await visitor.open(path);
  return visitor.embedded;
}

export const contact = (email: string) => ({
  email,
  phone_ddd: "11",
  phone_number: "912345678",
  check_newsletter: true,
  check_privacy: true,
  recaptcha_response: "local-contact",
});

export const customer = (changed: Partial<typeof sentCustomer> = {}) => ({ client: { ...sentCustomer, ...changed } });

export const payment = (card: Partial<typeof sentCard> = {}) => ({ credit_card: { ...sentCard, ...card } });

/** Chooses a plan and registers, as a new customer. @returns the customer's code. */
export async function register(visitor: CheckVisitor, email: string, payment_cep?: string): Promise<string> {
  await save(visitor, "/save/trilha", { trilha: "essencial" });
  await save(visitor, "/save/plan", { plan: "SP_anual" });
  const { customer_code } = await save(visitor, "/save/new-user", contact(email));
  await save(visitor, "/save/customer", customer(payment_cep === undefined ? {} : { payment_cep }));
  return customer_code;
}

/** Pays by card. @returns the subscription's code. */
export async function subscribe(visitor: CheckVisitor): Promise<string> {
  const { subscription } = await save(visitor, "/save/subscription", payment());
  return subscription[0].payment.subscription_code;
}
