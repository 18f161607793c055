import { expect, it } from "vitest";
import { account, accountPassword } from "../scenarios/people.ts";
import { inProcess } from "../testing/inProcess.ts";

const day = 24 * 60 * 60_000;
const credentials = { email: account.email, password: accountPassword };

const open = () => inProcess({ world: { customers: [account] }, sessionsEnd: true });
const ownName = { client: { name: "Carla Lima" } };

it("a session lasts thirty days from the login, like its cookie, and then ends", async () => {
  const { visit, pass, backend } = open();
  const visitor = await visit();
  pass(10 * day);
  await visitor.post("/login", credentials);
  const { cookie } = visitor;
  pass(30 * day - 1);
  expect((await visitor.get("/checkout/customer/")).body).toMatchObject(ownName);
  pass(1);
  const asked = new Request("http://shop.test/", { headers: { Cookie: cookie } });
  expect(backend.visitors.find(asked)).toBeUndefined();
  expect((await visitor.post("/save/size", { pet_size: "pequeno" })).status).toBe(419);
  expect(backend.mayListen(asked, `private-channel-payment-checkout.${account.code}`)).toBe(false);
});

it("a page opened with an ended session starts a new, empty one", async () => {
  const { visit, pass, backend, store } = open();
  const visitor = await visit();
  await visitor.post("/login", credentials);
  const old = visitor.visitor();
  pass(31 * day);
  const opened = backend.visitors.ofPage(new Request("http://shop.test/", { headers: { Cookie: visitor.cookie } }));
  expect(opened.visitor).toMatchObject({ answers: {} });
  expect(opened.visitor.session).toBeUndefined();
  expect(opened.visitor.id).not.toBe(old.id);
  expect(opened.cookie).toContain(opened.visitor.id);
  expect(store.visitors.get(old.id)).toBeUndefined();
});
