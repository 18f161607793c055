import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, lead } from "../../scenarios/people.ts";
import { exampleShipments } from "../../testing/given.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { SessionRecord } from "../session/collections.ts";
import { boxNameOf } from "../shipments/boxName.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import type { World } from "../store.ts";

const [open, rated] = exampleShipments.map((shipment) => ({ shipment, name: boxNameOf(shipment) }));
if (open === undefined || rated === undefined) throw new Error("The examples have two boxes.");
const { deliveredOn: _deliveredOn, ...onItsWay } = open.shipment;
const underWay: ShipmentRecord = {
  ...onItsWay,
  chargeId: "DACONTA001-3",
  openedOn: civilDate(2026, 3, 6),
  packedOn: civilDate(2026, 3, 9),
  handedOverOn: civilDate(2026, 3, 10),
};
const unrated: ShipmentRecord = { ...open.shipment, chargeId: "DACONTA001-4", ratings: { items: {} } };
const anothers: ShipmentRecord = { ...open.shipment, chargeId: "DEOUTRO001-1", subscriptionCode: "DEOUTRO001" };

const own = activeSubscription(testMoment);
const world: World = {
  customers: [account, lead],
  subscriptions: [
    { ...own, code: "DACONTA001", startedOn: unrated.openedOn, endedOn: unrated.openedOn },
    { ...own, code: "DEOUTRO001", customerCode: lead.code, startedOn: unrated.openedOn, endedOn: unrated.openedOn },
  ],
  shipments: [open.shipment, rated.shipment, underWay, unrated, anothers],
};
const loggedIn: Partial<SessionRecord> = {
  session: { customerCode: account.code, reach: "account" },
};
const strangers = [anothers, underWay, { chargeId: "NADA" }].map(boxNameOf);

const visit = async (newcomer = loggedIn) => {
  const server = inProcess({ world, newcomer });
  return { visitor: await server.visit(), ratingsOf: (id: string) => server.store.shipments.get(id)?.ratings };
};

describe("the page of a rating", () => {
  const page = (name: string, newcomer = loggedIn, prefix = "") =>
    servedPage(`${prefix}/avalie/${name}`, { world, newcomer });

  it("SUB-047 SUB-124 SUB-125 has the box, its items and whether it is rated", async () => {
    for (const prefix of ["", "/app"]) {
      expect(await page(open.name, loggedIn, prefix)).toMatchObject({
        status: 200,
        page: {
          ship: { id: "DACONTA001-1", avaliacao: 5, customer_service: null, logistics: null, pet_name: "Bob" },
          items: [
            {
              data: { id: "corda" },
              name: "Corda de três nós",
              item_foto: "/imagens/item-corda.svg",
              avaliacao: 4,
              to_ship: "DACONTA001-1",
            },
            { data: { id: "osso" }, avaliacao: 5 },
          ],
          already_rated: false,
        },
      });
    }
    expect((await page(rated.name)).page).toMatchObject({ already_rated: true });
  });

  it("is not found for another customer's box, one that has not arrived, and an unknown one", async () => {
    const replies = await Promise.all(strangers.map((name) => page(name)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, page: null });
  });

  it("shows no box to a stranger or a lead", async () => {
    const visitors: Partial<SessionRecord>[] = [
      {},
      { ...loggedIn, session: { customerCode: account.code, reach: "checkout" } },
    ];
    for (const newcomer of visitors) {
      for (const name of [open.name, ...strangers]) {
        expect(await page(name, newcomer)).toMatchObject({ status: 200, page: null });
      }
    }
  });

  it("lists the contents of the track's box of that month, the same on every read", async () => {
    const { items: _items, ...ordinary } = unrated;
    const given = { world: { ...world, shipments: [ordinary] }, newcomer: loggedIn };
    const read = async () => (await servedPage(`/avalie/${boxNameOf(ordinary)}`, given)).page.items;
    const first = await read();
    expect(first.length).toBeGreaterThanOrEqual(4);
    expect(await read()).toEqual(first);
  });
});

describe("stars", () => {
  it("SUB-313 SUB-314 SUB-315 are stored for the box with flag 1, and for an item with flag 0", async () => {
    const { visitor, ratingsOf } = await visit();
    const url = `/avalie/${boxNameOf(unrated)}`;
    expect(await visitor.post("/rating/3/1", { url, id: unrated.chargeId })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect((await visitor.post("/rating/5/0", { url: `/app${url}`, id: "osso" })).status).toBe(200);
    expect((await visitor.post("/rating/4/1", { url, id: unrated.chargeId })).status).toBe(200);
    expect(ratingsOf(unrated.chargeId)).toEqual({ box: 4, items: { osso: 5 } });
  });

  it("SUB-250 go from 1 to 5", async () => {
    const { visitor, ratingsOf } = await visit();
    for (const stars of ["0", "6", "2.5", "-1", "cinco"]) {
      const body = { url: `/avalie/${boxNameOf(unrated)}`, id: unrated.chargeId };
      expect((await visitor.post(`/rating/${stars}/1`, body)).status).toBe(422);
    }
    expect(ratingsOf(unrated.chargeId)).toEqual({ items: {} });
  });

  it("SUB-315 are refused with 404 for another customer's box, and for an item outside the box", async () => {
    const { visitor } = await visit();
    for (const name of strangers) {
      const reply = await visitor.post("/rating/3/0", { url: `/avalie/${name}`, id: "corda" });
      expect(reply).toEqual({ status: 404, body: { message: "Não encontrado." } });
    }
    const url = `/avalie/${open.name}`;
    for (const [flag, id, at] of [
      ["0", "varinha", url],
      ["1", "DACONTA001-2", url],
      ["2", "corda", url],
      ["0", "corda", "/outra/pagina"],
    ]) {
      expect((await visitor.post(`/rating/3/${flag}`, { url: at, id })).status).toBe(404);
    }
  });

  it("change nothing in a rated box, and are refused to anonymous visitors", async () => {
    const { visitor, ratingsOf } = await visit();
    expect((await visitor.post("/rating/1/1", { url: `/avalie/${rated.name}`, id: "DACONTA001-2" })).status).toBe(422);
    expect(ratingsOf("DACONTA001-2")).toMatchObject({ box: 5 });
    const { visitor: stranger } = await visit({});
    expect((await stranger.post("/rating/1/1", { url: `/avalie/${open.name}`, id: "DACONTA001-1" })).status).toBe(401);
  });
});

describe("the last step", () => {
  const newer = { to_ship: "DACONTA001-1", customer_service: 5, logistics: 4, url: `/avalie/${open.name}` };
  const { url: _url, ...older } = newer;

  it.each([
    ["/rating/avaliacao", newer],
    ["/avaliacao", older],
  ])("SUB-170 SUB-249 SUB-312 rates the box by PUT %s, once", async (path, body) => {
    const { visitor, ratingsOf } = await visit();
    expect(await visitor.put(path, body)).toEqual({ status: 200, body: { success: true } });
    const done = { box: 5, customerService: 5, logistics: 4, finishedOn: "2026-03-10" };
    expect(ratingsOf("DACONTA001-1")).toMatchObject(done);
    expect((await visitor.put(path, { ...body, logistics: 1 })).status).toBe(200);
    expect(ratingsOf("DACONTA001-1")).toMatchObject(done);
  });

  it.each([
    ["/rating/avaliacao", newer, "Por favor, avalie antes de continuar!"],
    ["/avaliacao", older, "Por favor, avalie todos os itens antes de continuar!"],
  ])("SUB-246 SUB-249 refuses PUT %s without both ratings, in its own words", async (path, body, text) => {
    const { visitor, ratingsOf } = await visit();
    for (const missing of [{ logistics: null }, { customer_service: 0 }]) {
      const reply = await visitor.put(path, { ...body, ...missing });
      expect(reply).toMatchObject({ status: 422, body: { message: text } });
    }
    expect((await visitor.put(path, { ...body, logistics: 6 })).status).toBe(422);
    expect(ratingsOf("DACONTA001-1")?.finishedOn).toBeUndefined();
  });

  it("SUB-244 refuses a box with an unrated item", async () => {
    const { visitor } = await visit();
    const body = { ...newer, to_ship: unrated.chargeId, url: `/avalie/${boxNameOf(unrated)}` };
    const text = "Por favor avalie todos os itens antes de continuar!";
    expect(await visitor.put("/rating/avaliacao", body)).toMatchObject({ status: 422, body: { message: text } });
  });

  it("is refused with 404 for another customer's box, and for a shipment that differs from the URL's", async () => {
    const { visitor } = await visit();
    for (const name of strangers) {
      expect((await visitor.put("/rating/avaliacao", { ...newer, url: `/avalie/${name}` })).status).toBe(404);
    }
    expect((await visitor.put("/rating/avaliacao", { ...newer, to_ship: "DACONTA001-2" })).status).toBe(404);
    for (const { chargeId } of [anothers, underWay, { chargeId: "NADA" }]) {
      expect((await visitor.put("/avaliacao", { ...older, to_ship: chargeId })).status).toBe(404);
    }
  });
});
