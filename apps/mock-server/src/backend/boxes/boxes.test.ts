import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, lead } from "../../scenarios/people.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { SessionRecord } from "../session/collections.ts";
import { boxNameOf } from "../shipments/boxName.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import type { World } from "../store.ts";

const today = civilDate(2026, 3, 10);
const own = { ...activeSubscription(testMoment), startedOn: today, endedOn: today };

/** A box opened `daysAgo` days ago that has been handed over to the carrier. */
const posted = (chargeId: string, daysAgo: number): ShipmentRecord => ({
  chargeId,
  subscriptionCode: chargeId.split("-")[0] ?? "",
  openedOn: addDays(today, -daysAgo),
  packedOn: addDays(today, 1 - daysAgo),
  handedOverOn: addDays(today, 2 - daysAgo),
  carrier: { name: "Loggi", trackingCode: "PB000000001BR" },
});
// Two boxes that the carrier's draw leaves without a recorded delivery.
const lost = posted("BOB-196", 21);
const past = posted("BOB-349", 20);
const early = posted("BOB-350", 3);
const renewed = { ...posted("BOBDENOVO-1", 40), deliveredOn: addDays(today, -30) };
const aborted: ShipmentRecord = {
  chargeId: "MIKA-1",
  subscriptionCode: "MIKA",
  openedOn: addDays(today, -60),
  abortedOn: addDays(today, -59),
};
const packing: ShipmentRecord = { chargeId: "MIKA-2", subscriptionCode: "MIKA", openedOn: today };
const anothers = posted("DEOUTRO-1", 40);

const world: World = {
  customers: [account, lead],
  subscriptions: [
    { ...own, code: "BOB" },
    { ...own, code: "BOBDENOVO", renewedFrom: "BOB" },
    { ...own, code: "MIKA", pet: { name: "Mika", sex: "female" } },
    { ...own, code: "DEOUTRO", customerCode: lead.code },
  ],
  shipments: [early, lost, renewed, aborted, past, packing, anothers],
};
const loggedIn: Partial<SessionRecord> = {
  session: { customerCode: account.code, reach: "account" },
};

async function confirm({ chargeId }: Pick<ShipmentRecord, "chargeId">, newcomer = loggedIn) {
  const server = inProcess({ world, newcomer });
  const visitor = await server.visit();
  const ask = () => visitor.send("POST", `/box-recebidos/${boxNameOf({ chargeId })}`);
  return { ...(await ask()), ask, confirmedOn: () => server.store.shipments.get(chargeId)?.confirmedOn };
}

describe("confirming a delivery", () => {
  it("SUB-316 SUB-126 SUB-169 marks the box as delivered and open to rating in the returned list", async () => {
    const { body, confirmedOn, ask } = await confirm(lost);
    expect(body).toMatchObject({ success: true, box_received: expect.any(Array) });
    const boxes: readonly Record<string, unknown>[] = Object(body).box_received;
    expect(boxes.map(({ tid }) => tid)).toEqual([early, lost, renewed, aborted, past].map(boxNameOf));
    expect(boxes[1]).toEqual({
      tid: boxNameOf(lost),
      subscription: "BOB",
      pet_name: "Bob",
      pet_sex: "masculino",
      created_at: "17-02-2026",
      code_rast: "PB000000001BR",
      rast_track: null,
      env_created: 1,
      canceled: 0,
      entregue: "10-03-2026",
      postado: 1,
      conclu_avaliete: 0,
      media_itens: null,
      rate: null,
    });
    expect(boxes[0]).toMatchObject({ entregue: 0, env_created: 0, postado: 1 });
    expect(boxes[2]).toMatchObject({ subscription: "BOB", entregue: "08-02-2026" });
    expect(boxes[3]).toMatchObject({ code_rast: "ENVIO ABORTADO", canceled: 1, postado: 0, entregue: 0 });
    expect(confirmedOn()).toBe(today);
    expect((await ask()).body).toEqual(body);
  });

  it("is accepted as soon as the estimated day is past, which the list has", async () => {
    const { body, confirmedOn } = await confirm(past);
    expect(body).toMatchObject({ success: true });
    expect(confirmedOn()).toBe(today);
    const boxes: readonly Record<string, unknown>[] = Object(body).box_received;
    expect(boxes[0]).toMatchObject({ dt_prevista: "2026-03-11" });
  });

  it("SUB-168 is refused before the estimated day, and for a box that has not left", async () => {
    for (const box of [early, aborted, packing]) {
      const { status, body, confirmedOn } = await confirm(box);
      expect([status, body]).toEqual([200, { success: false, error: "Este BOX ainda está a caminho." }]);
      expect(confirmedOn()).toBeUndefined();
    }
  });

  it("SUB-300 returns 404 for another customer's box as for an unknown one, and 401 to anonymous visitors", async () => {
    for (const box of [anothers, { chargeId: "NADA" }]) {
      expect(await confirm(box)).toMatchObject({ status: 404, body: { message: "Não encontrado." } });
    }
    expect((await confirm(lost, {})).status).toBe(401);
  });
});
