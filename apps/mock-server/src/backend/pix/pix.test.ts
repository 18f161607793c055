import { cents } from "@petbox/domain/money/cents";
import { describe, expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { pixPageOf } from "./pageData.ts";

const waiting = "a1b2c3d4e5f60718293a4b5c6d7e8f90";
const earlier = "e0d1c2b3a4958677e0d1c2b3a4958677";
const minute = 60_000;

/** No visitor is logged in. */
const open = () => inProcess({ world: scenarios["pix-por-link"].world(testMoment) });

/** A PIX page that shows only this. */
const only = (what: object) => ({ code: "", isNotFound: false, isExpired: false, isPaid: false, ...what });

describe("the PIX of a link", () => {
  it("MAN-122 MAN-185 is open to anyone with the link, with the amount owed and the time left", () => {
    const { store } = open();
    expect(pixPageOf(waiting, store, testMoment)).toEqual(
      only({ code: expect.stringMatching(/^000201.*br\.gov\.bcb\.pix/), amount: 6_990, secondsLeft: 1_800 }),
    );
  });

  it("MAN-121 MAN-185 is expired after its time, and once it was cancelled", () => {
    const { store } = open();
    expect(pixPageOf(waiting, store, testMoment + 30 * minute)).toEqual(only({ isExpired: true }));
    expect(pixPageOf(earlier, store, testMoment)).toEqual(only({ isExpired: true }));
    const request = store.paymentRequests.get(waiting);
    if (request) store.paymentRequests.put({ ...request, cancelledAt: testMoment });
    expect(pixPageOf(waiting, store, testMoment)).toEqual(only({ isExpired: true }));
  });

  it("MAN-121 MAN-185 is not found by another hash, nor when the request is not a PIX", () => {
    const { store } = open();
    const request = store.paymentRequests.get(waiting);
    const boleto = { kind: "boleto", line: "1", link: "/boleto" } as const;
    if (request) store.paymentRequests.put({ ...request, id: "b01e70", means: boleto });
    for (const hash of ["f".repeat(300), "", "__proto__", "b01e70", waiting.toUpperCase()]) {
      expect(pixPageOf(hash, store, testMoment)).toEqual(only({ isNotFound: true }));
    }
  });

  it("is paid once its bank confirms, and an open page hears it", async () => {
    const { store, pass, broadcasts, visit } = open();
    const somebody = await visit();
    expect((await somebody.authorize(`private-channel-pix.${waiting}`)).status).toBe(200);
    expect((await somebody.authorize("private-channel-pix.f00d")).status).toBe(403);
    expect((await somebody.authorize("private-channel-payment-retry.ATRASO0001")).status).toBe(403);
    const request = store.paymentRequests.get(waiting);
    if (request) store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: testMoment + minute } });
    pass(2 * minute);
    expect(pixPageOf(waiting, store, testMoment + 2 * minute)).toEqual(only({ isPaid: true }));
    expect(pixPageOf(waiting, store, testMoment + 60 * minute)).toEqual(only({ isPaid: true }));
    const ofItsLink = broadcasts.filter(({ channel }) => channel === `private-channel-pix.${waiting}`);
    expect(ofItsLink).toEqual([
      { channel: `private-channel-pix.${waiting}`, event: "App\\Events\\NotifyPixEvent", message: {} },
    ]);
  });

  it("an open page hears that it was cancelled because another payment covered the same debt", async () => {
    const { store, pass, broadcasts } = open();
    const request = store.paymentRequests.get(waiting);
    if (request === undefined) throw new Error("There is no such request.");
    const outcome = { result: "PAID", at: testMoment + minute } as const;
    const boleto = { kind: "boleto", line: "1", link: "/boleto" } as const;
    store.paymentRequests.put({ ...request, id: "b01e70", means: boleto, cancelledAt: testMoment, outcome });
    pass(2 * minute);
    expect(pixPageOf(waiting, store, testMoment + 2 * minute)).toEqual(only({ isExpired: true }));
    expect(broadcasts.filter(({ channel }) => channel === `private-channel-pix.${waiting}`)).toHaveLength(1);
  });

  it("has the amount owed now, so that the page detects a code made for another amount", () => {
    const { store } = open();
    const [owed] = store.charges.all().filter(({ paidOn }) => paidOn === undefined);
    if (owed) store.charges.put({ ...owed, amount: cents(7_990) });
    expect(pixPageOf(waiting, store, testMoment).amount).toBe(7_990);
  });

  it("MAN-122 is mailed with its link to the customer who requested it", async () => {
    const { newcomer } = scenarios["assinante-de-um-ano"];
    const shop = inProcess({ world: scenarios["assinante-de-um-ano"].world(testMoment), newcomer });
    const carla = await shop.visit();
    await carla.post("/assinatura/finish-resolution/ATRASO0001", { type: "PIX" });
    const [request] = shop.store.paymentRequests.all();
    expect(shop.mails).toMatchObject([
      { to: "carla.lima@gmail.com", subject: "Seu PIX de R$69,90 para a caixa da Mika", path: `/pix/${request?.id}` },
    ]);
    expect(pixPageOf(request?.id ?? "", shop.store, testMoment).amount).toBe(6_990);
  });
});
