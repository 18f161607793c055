import { join } from "node:path";
import { sessionPaths } from "@petbox/domain/site/paths";
import { beforeAll, describe, expect, it } from "vitest";
import { StoreWriteError } from "../backend/storeWriteError.ts";
import { type InProcessVisitor, inProcess } from "../testing/inProcess.ts";
import { newFolder } from "../testing/openServer.ts";
import { openRefusingStore, type RefusingStore, refusalKinds } from "../testing/refusingStore.ts";
import { sentCard } from "../testing/sentCard.ts";
import { sentCustomer } from "../testing/sentCustomer.ts";

const email = "bia.rocha@gmail.com";
const password = "bob-e-mia-2026";
const human = { recaptcha_response: "local-contact" };

/** Every save of the funnel, in order. */
const funnel = [
  ["/save/especie", { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } }],
  ["/save/genero", { pet_name: "Bob", pet_sex: "masculino" }],
  ["/save/size", { pet_size: "medio" }],
  ["/save/breed", { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" }],
  ["/save/birthdate", { pet_birth: "2023-04-07" }],
  ["/save/restricao", { restricao: "pode_tudo" }],
  [
    "/save/new-user",
    {
      ...human,
      email,
      phone_ddd: "11",
      phone_number: "987654321",
      new_checkout: true,
      check_newsletter: false,
      check_privacy: true,
    },
  ],
  ["/save/trilha", { trilha: "essencial" }],
  ["/save/plan", { plan: "SP_anual" }],
  ["/save/item-extra", { item_extra: "normal", tags: [] }],
  ["/save/frete/", { frete: "15.55" }],
  ["/save/customer", { client: { ...sentCustomer, fullname: "Beatriz Rocha", phone_number: "987654321" } }],
  ["/save/subscription", { credit_card: { ...sentCard, holder_name: "BEATRIZ ROCHA" } }],
] as const;

/**
 * A visitor who repeats each refused save. After each reply, file and memory are equal, and a refusal has changed
 * nothing.
 */
async function travel({ store, inMemory, inFile }: RefusingStore) {
  const shop = inProcess({ store });
  let refusals = 0;

  async function untilSaved<Reply extends { readonly status: number }>(send: () => Promise<Reply>): Promise<Reply> {
    const before = inMemory();
    const reply = await send();
    expect(inFile()).toEqual(inMemory());
    if (reply.status !== 503) return reply;
    refusals += 1;
    expect(inMemory()).toEqual(before);
    return untilSaved(send);
  }
  const save = async (visitor: InProcessVisitor, path: string, body: unknown) => {
    const reply = await untilSaved(() => visitor.post(path, body, { "Idempotency-Key": path }));
    expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    return reply.body;
  };
  const open = async (): Promise<InProcessVisitor> => {
    try {
      return await shop.visit();
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(StoreWriteError);
      refusals += 1;
      return open();
    }
  };

  const buyer = await open();
  for (const [path, body] of funnel) await save(buyer, path, body);
  const { subscription, ...answers } = buyer.visitor().answers;
  expect(subscription).toBeDefined();
  // The bank has approved: it is announced once the file can be written.
  shop.pass(60_000);
  expect(inFile()).toEqual(inMemory());
  shop.pass(250);
  expect(await save(buyer, "/payment/get-data", { data: "" })).toMatchObject({ payment_payload: { status: "PAID" } });

  const forgetful = await open();
  await save(forgetful, "/password/email", { email });
  const token = shop.mails.at(-1)?.path.split("/").at(-1);
  await save(forgetful, "/password/reset", { token, password, password_confirmation: password });
  expect(await save(forgetful, "/login", { email, password })).toMatchObject({ auth: true });
  const headers = { Cookie: `petbox_session=${forgetful.visitor().id}` };
  const left = await untilSaved(() =>
    shop.backend.fetch(new Request(`http://shop.test${sessionPaths.logout}`, { headers })),
  );
  expect(left.status).toBe(302);

  const counted = Object.fromEntries(Object.entries(inFile()).map(([name, records]) => [name, records.length]));
  return { refusals, answers, counted, mails: shop.mails.length, broadcasts: shop.broadcasts.length };
}

describe("a journey with one refused write, at any position", () => {
  const open = () => openRefusingStore(join(newFolder(), "novo.sqlite"));
  let undisturbed: Awaited<ReturnType<typeof travel>>;
  let writes: number;
  beforeAll(async () => {
    const world = open();
    undisturbed = await travel(world);
    writes = world.writes();
    world.close();
  });

  it.each(refusalKinds)(
    "FUN-011 FUN-150 loses no saved answer, and shows no unsaved one as saved: %s",
    async (kind) => {
      expect(writes).toBeGreaterThan(funnel.length + 5);
      let refusals = 0;
      for (let write = 0; write < writes; write += 1) {
        const world = open();
        world.refuse(kind, write);
        const disturbed = await travel(world);
        world.close();
        refusals += disturbed.refusals;
        expect({ write, ...disturbed }).toEqual({ write, ...undisturbed, refusals: expect.any(Number) });
      }
      // Calls wait for a busy file; only pages opened in this process fail at once. Background writes, of the bank's
      // reply and the first month, are repeated silently.
      expect(refusals).toBe(kind === "busy" ? 2 : writes - 2);
    },
    120_000,
  );
});
