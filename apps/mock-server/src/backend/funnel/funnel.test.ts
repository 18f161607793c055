import type { BoxFlow } from "@petbox/domain/funnel/flows";
import { describe, expect, it } from "vitest";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { sentCustomer } from "../../testing/sentCustomer.ts";

const contact = {
  email: "bia.rocha@gmail.com",
  phone_ddd: "11",
  phone_number: "987654321",
  new_checkout: true,
  recaptcha_response: "local-contact",
  check_newsletter: false,
  check_privacy: true,
};
const client = { ...sentCustomer, fullname: "Beatriz Rocha", phone_number: "987654321" };
const credit_card = { ...sentCard, holder_name: "BEATRIZ ROCHA" };

const species = ["/save/especie", { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/x.svg" } }] as const;
const name = ["/save/genero", { pet_name: "Bob", pet_sex: "masculino" }] as const;
const size = ["/save/size", { pet_size: "medio" }] as const;
const breed = ["/save/breed", { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" }] as const;
const fromContactOn = [
  ["/save/new-user", contact],
  ["/save/trilha", { trilha: "essencial" }],
  ["/save/plan", { plan: "SP_anual" }],
  ["/save/item-extra", { item_extra: "normal", tags: [] }],
  ["/save/frete/", { frete: "0.00" }],
  ["/save/customer", { client }],
  ["/save/subscription", { credit_card }],
] as const;

const saves: Record<BoxFlow, readonly (readonly [path: string, body: object])[]> = {
  current: [species, name, size, breed, ["/save/birthdate", { pet_birth: "2023-04-07" }], ...fromContactOn],
  classic: [species, size, breed, ["/save/restricao", { restricao: "pode_tudo" }], ...fromContactOn],
};

describe("the start for another pet", () => {
  it("drops the answers about the pet and its box, and keeps the customer's", async () => {
    const visitor = await inProcess().visit();
    for (const [path, body] of saves.current) await visitor.post(path, body);
    const { contact: own, customerSaved, subscription } = visitor.visitor().answers;
    expect([own?.email, customerSaved, subscription]).toEqual([contact.email, true, expect.any(String)]);
    const [path, body] = species;
    await visitor.post(path, { ...body, other_pet: true });
    expect(visitor.visitor().answers).toEqual({ species: "dog", contact: own, customerSaved, subscription });
  });
});

describe("an answer that contradicts the species", () => {
  const cat = ["/save/especie", { petSelect: { tag: "cat", name: "Gato", image: "/imagens/x.svg" } }] as const;
  const breedOf = (name: string, first = "") => ({ pet_breed: name, pet_breed_srd1: first, pet_breed_srd2: "" });

  /** A visitor at the dog's breed step whose other tab has switched to a cat. */
  async function twoTabs() {
    const visitor = await inProcess().visit();
    for (const [path, body] of [species, name, size, cat]) await visitor.post(path, body);
    return visitor;
  }

  it("is refused: neither a dog's breed nor a dog's size for a cat", async () => {
    const visitor = await twoTabs();
    expect((await visitor.post(...breed)).status).toBe(422);
    expect((await visitor.post("/save/breed", breedOf("beagle"))).status).toBe(422);
    expect((await visitor.post("/save/breed", breedOf("SRD", "Beagle"))).status).toBe(422);
    expect((await visitor.post(...size)).status).toBe(422);
    expect(visitor.visitor().answers).toEqual({ species: "cat", petName: "Bob", petSex: "male" });
    expect((await visitor.post("/save/breed", breedOf("Siamês"))).status).toBe(200);
  });

  it("FUN-207 is accepted when the breed is unlisted", async () => {
    const visitor = await twoTabs();
    expect((await visitor.post("/save/breed", breedOf("Do jeito dela"))).status).toBe(200);
  });

  it("does not reach a box: a pet without size or breed has no choices", async () => {
    const visitor = await twoTabs();
    // Dogs and cats both have a track with this name.
    expect((await visitor.post("/save/trilha", { trilha: "essencial" })).status).toBe(422);
    await visitor.post("/save/breed", breedOf("Siamês"));
    expect((await visitor.post("/save/trilha", { trilha: "essencial" })).status).toBe(422);
    await visitor.post("/save/size", { pet_size: "gato" });
    expect((await visitor.post("/save/trilha", { trilha: "essencial" })).status).toBe(200);
  });
});

describe("a funnel without an account", () => {
  it.each(["current", "classic"] as const)("FUN-290 saves every step of the %s order", async (flow) => {
    const visitor = await inProcess({ newcomer: { flow } }).visit();
    for (const [path, body] of saves[flow]) {
      const reply = await visitor.post(path, body);
      expect({ path, reply }).toMatchObject({ path, reply: { status: 200, body: { success: true } } });
    }
    expect((await visitor.post("/payment/get-data", { data: "" })).body).toMatchObject({
      payment_payload: { real_status: "WAITING" },
    });
  });
});

describe("a new lead", () => {
  it("is logged in, in a session with a new identifier and token, as far as the checkout", async () => {
    const visitor = await inProcess().visit();
    const before = visitor.visitor();
    const { body } = await visitor.post("/save/new-user", contact);
    const { id, token, session } = visitor.visitor();
    expect([id, token]).not.toContain(before.id);
    expect(token).not.toBe(before.token);
    expect(session).toEqual({ customerCode: expect.any(String), reach: "checkout" });
    expect(body).toMatchObject({ customer_code: session?.customerCode });
    expect((await visitor.get("/assinatura/needs-retry/")).status).toBe(401);
  });

  it("FUN-334 FUN-221 is refused with an e-mail of a domain that the shop does not accept", async () => {
    const visitor = await inProcess().visit();
    const { status, body } = await visitor.post("/save/new-user", { ...contact, email: "bia@empresa.com.br" });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { email: ["Por favor insira um email valido. :)"] } });
    expect(visitor.visitor().session).toBeUndefined();
  });

  it("may not listen to the payments of another lead", async () => {
    const shop = inProcess();
    const [one, other] = [await shop.visit(), await shop.visit()];
    await one.post("/save/new-user", contact);
    await other.post("/save/new-user", { ...contact, email: "leo@gmail.com" });
    const channel = `private-channel-payment-checkout.${one.visitor().session?.customerCode}`;
    expect((await one.post("/broadcasting/auth", { channel_name: channel })).status).toBe(200);
    expect((await other.post("/broadcasting/auth", { channel_name: channel })).status).toBe(403);
  });
});

describe("a sold-out extra item", () => {
  async function atItems() {
    const shop = inProcess();
    const visitor = await shop.visit();
    for (const [path, body] of saves.current.slice(0, -4)) await visitor.post(path, body);
    return { ...shop, visitor };
  }
  const petisco = ["/save/item-extra", { item_extra: "petisco", tags: [] }] as const;

  it("cannot be chosen", async () => {
    const { visitor, store } = await atItems();
    store.soldOutItems.put({ tag: "petisco" });
    expect(await visitor.post(...petisco)).toMatchObject({
      status: 422,
      body: { errors: { item_extra: ["Este item acabou de se esgotar."] } },
    });
    expect(visitor.visitor().answers).not.toHaveProperty("extraItem");
  });

  it("cannot be bought if it sold out after the choice, until another item or no item is chosen", async () => {
    const { visitor, store } = await atItems();
    expect((await visitor.post(...petisco)).status).toBe(200);
    for (const [path, body] of saves.current.slice(-3, -1)) await visitor.post(path, body);
    store.soldOutItems.put({ tag: "petisco" });
    expect(await visitor.post("/save/subscription", { credit_card })).toMatchObject({
      body: { success: false, error: { message: expect.stringMatching(/acabou de se esgotar/) } },
    });
    expect(store.subscriptions.all()).toEqual([]);
    await visitor.post("/save/item-extra", { item_extra: "normal", tags: [] });
    expect(await visitor.post("/save/subscription", { credit_card })).toMatchObject({ body: { success: true } });
  });
});

describe("a new visitor", () => {
  it("FUN-114 whose cookie names the species skips that question and gets its content", () => {
    const { backend } = inProcess();
    const open = (Cookie: string) => backend.visitors.ofPage(new Request("http://shop.test/", { headers: { Cookie } }));
    expect(open("pet=cat").visitor.answers).toEqual({ species: "cat" });
    expect(open("pet=tatu").visitor.answers).toEqual({});
  });
});
