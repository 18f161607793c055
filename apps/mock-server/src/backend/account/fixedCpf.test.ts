import { describe, expect, it } from "vitest";
import { account, accountPassword, lead, registeredLead } from "../../scenarios/people.ts";
import { type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";

const own = "52998224725";
const another = "36104825915";

const place = {
  city: "São Paulo",
  state: "SP",
  street: "Avenida Paulista",
  number: "1578",
  complement: "",
  neighborhood: "Bela Vista",
};

const calls: readonly [string, (visitor: InProcessVisitor, cpf: string) => Promise<{ readonly body: unknown }>][] = [
  [
    "the account",
    (visitor, doc) =>
      visitor.post("/customer", {
        ...place,
        name: "Carla Lima",
        doc,
        zipcode: "01310100",
        birthdate: [1990, 4, 7],
        phone: "11912345678",
        recaptcha_response: "local-contact",
      }),
  ],
  [
    "the checkout",
    (visitor, cpf) =>
      visitor.post("/save/customer", {
        client: {
          fullname: "Carla Lima",
          cpf,
          payment_cep: "01310100",
          ...Object.fromEntries(Object.entries(place).map(([name, text]) => [`payment_address_${name}`, text])),
          birthdate: [1990, 4, 7],
          phone_area_code: "11",
          phone_number: "912345678",
          recaptcha_response: "local-contact",
        },
      }),
  ],
];

describe.each(calls)("in %s", (_where, save) => {
  const { cpf: _cpf, ...withoutCpf } = account;

  async function loggedIn(customer = account) {
    const shop = inProcess({ world: { customers: [customer] } });
    const visitor = await shop.visit();
    await visitor.post("/login", { email: account.email, password: accountPassword });
    return { save: (cpf: string) => save(visitor, cpf), saved: () => shop.store.customers.get(account.code) };
  }

  it("SUB-071 an account's CPF cannot change, and the reply says why", async () => {
    const { save, saved } = await loggedIn();
    expect(JSON.stringify((await save(another)).body)).toContain("O CPF da sua conta não muda.");
    expect(saved()).toEqual(account);
  });

  it("the same CPF is saved along with other changes", async () => {
    const { save, saved } = await loggedIn();
    expect(JSON.stringify((await save(own)).body)).not.toContain("CPF");
    expect(saved()).toMatchObject({ cpf: own, address: { complement: "" } });
  });

  it("an account without a CPF gets one", async () => {
    const { save, saved } = await loggedIn(withoutCpf);
    await save(another);
    expect(saved()?.cpf).toBe(another);
  });
});

it("a lead's registration can be saved again with another CPF", async () => {
  const shop = inProcess({ world: { customers: [registeredLead] } });
  const visitor = await shop.visit();
  await visitor.post("/login", { email: lead.email, password: lead.email, checkout: true });
  await calls[1]?.[1](visitor, another);
  expect(shop.store.customers.get(lead.code)?.cpf).toBe(another);
});
