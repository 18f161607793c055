import { zeroCents } from "@petbox/domain/money/cents";
import { wirePages } from "@petbox/mock-server/backend/scheduled/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { cancelScheduled, changeScheduled } from "./ownApi.ts";
import { ownScheduledData } from "./pageData.ts";

/** A client whose server always sends this reply, with its requests; each bot-check token is different. */
function replying(reply: unknown, status = 200) {
  const sent: unknown[] = [];
  let tokens = 0;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => "token"),
    botCheck: async () => {
      tokens += 1;
      return `token-${tokens}`;
    },
    origin: "http://localhost",
    send: async (_address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json(reply, { status });
    },
  });
  return { client, sent };
}

const pads = { kind: "hygiene", code: "CTR-1" } as const;
const change = { items: [{ sku: "TAP-BRANCO", quantity: 2 }], freight: zeroCents };

it("MAN-370 each try has its own bot-check token, also after a failure", async () => {
  for (const [reply, status] of [
    [{ data: { has_error: true } }, 200],
    [{}, 500],
  ] as const) {
    const { client, sent } = replying(reply, status);
    await expect(changeScheduled(client, pads, change)).rejects.toThrow();
    await expect(changeScheduled(client, pads, change)).rejects.toThrow();
    const tokens = sent.map((body) => (typeof body === "object" && body && "recaptcha_response" in body ? body : {}));
    expect(tokens).toMatchObject([{ recaptcha_response: "token-1" }, { recaptcha_response: "token-2" }]);
  }
});

it('MAN-335 MAN-336 reads has_error in every form; "false" and 0 mean success', async () => {
  for (const has_error of [true, 1, "true"]) {
    await expect(
      changeScheduled(replying({ data: { has_error, message: "Não." } }).client, pads, change),
    ).rejects.toMatchObject({ failure: { kind: "refused", message: "Não." } });
  }
  for (const has_error of [false, 0, "false", "0"]) {
    await expect(changeScheduled(replying({ data: { has_error } }).client, pads, change)).resolves.toBeUndefined();
  }
});

it("SUB-328 MAN-338 a cancellation reads its success", async () => {
  const request = { reason: "Achei muito caro", description: "Caro." };
  await expect(cancelScheduled(replying({ success: "true" }).client, pads, request)).resolves.toBeUndefined();
  await expect(cancelScheduled(replying({ success: 0, error: "Não." }).client, pads, request)).rejects.toMatchObject({
    failure: { kind: "refused", message: "Não." },
  });
});

const { schema, page } = ownScheduledData.hygiene.detail;
const example = wirePages[page].data;
const read = (difference: object) => z.safeDecode(schema, z.parse(z.any(), { ...example, ...difference })).data;

it("SUB-145 MAN-149 a shipment is read by its names, with numbers as text too; missing fields are undefined", () => {
  const toship = {
    id: 7,
    env_date: "2026-03-12 08:00:00",
    created_at: null,
    status: "4",
    envio_avulso: "1",
    entregue: 1,
  };
  expect(
    read({ toships: [toship, { id: "8", status: -1 }, { id: "9", status: 6, refund: "6490" }] })?.shipments,
  ).toEqual([
    { id: "7", shipsOn: "2026-03-12", status: "sent", standalone: true, delivered: true },
    { id: "8", status: "queued", standalone: false, delivered: false },
    { id: "9", status: "preparing", standalone: false, delivered: false, refund: 6490 },
  ]);
  expect(read({ toships: null })?.shipments).toEqual([]);
});

it("MAN-148 an item is decoded by its names; without options it is sold out, and a missing name is filled in", () => {
  const [item] = example.subscription.items ?? [];
  const subscription = {
    ...example.subscription,
    items: [item, { sku: "TAP-LAVANDA", quantity: 1 }, { ...item, options: [] }],
  };
  expect(read({ subscription })?.items).toEqual([
    {
      sku: "TAP-BRANCO",
      quantity: 2,
      image: "/imagens/tapete-branco.svg",
      name: "Tapete branco",
      imageAlt: "Pacote branco",
      unitPrice: 6990,
      price: 6990,
      specialPrice: 6490,
      options: [
        { quantity: 2, specialPrice: 6490, totalPrice: 12_980 },
        { quantity: 4, specialPrice: 5990 },
      ],
    },
    { sku: "TAP-LAVANDA", quantity: 1, name: "", options: [] },
    expect.objectContaining({ options: [] }),
  ]);
  for (const quantity of [0, -1, 1.5, "dois", null]) {
    expect(read({ subscription: { ...subscription, items: [{ ...item, quantity }] } })).toBeUndefined();
  }
});

it("a lock of the changes is read as its sentence", () => {
  const change_locked = "O primeiro pagamento está em andamento.";
  expect(read({ subscription: { ...example.subscription, change_locked } })).toMatchObject({
    changeLocked: change_locked,
  });
});

it("a pending payment is read with its day and whether it is paid", () => {
  expect(read({})?.facts?.payment).toEqual({ by: "boleto", isPaid: true, lastDay: "2026-04-11" });
});

it("our own fields may be left out", () => {
  const {
    next_charge_date: _day,
    ended_on: _end,
    shipping_state: _state,
    parcel_price: _price,
    attention: _facts,
    ...subscription
  } = example.subscription;
  const page = read({ subscription, products: undefined });
  expect(page).toMatchObject({ products: [], freight: 0 });
  for (const name of ["parcel", "nextChargeOn", "endedOn", "changeLocked", "facts"])
    expect(page).not.toHaveProperty(name);
});

it.each([
  { data: { success: true } },
  { data: { success: "1" } },
  { data: { data: { success: true } } },
  { success: true },
  { success: true, data: [] },
])("MAN-338 pads are cancelled by %j", async (reply) => {
  const request = { reason: "Achei muito caro", description: "" };
  await expect(cancelScheduled(replying(reply).client, pads, request)).resolves.toBeUndefined();
});

it("MAN-338 a refused cancellation has its text", async () => {
  const { client } = replying({ data: { success: false, message: "Hoje não." } });
  const failure = { kind: "refused", message: "Hoje não." };
  const request = { reason: "Achei muito caro", description: "" };
  await expect(cancelScheduled(client, pads, request)).rejects.toMatchObject({ failure });
});
