import { describe, expect, it } from "vitest";
import { unknownSession } from "./embeddedSession.ts";
import { parseEmbeddedSession } from "./readEmbeddedSession.ts";

describe("the embedded session", () => {
  it("FUN-143 authorizes with the logged-in flag and the user record together, not with one of them", () => {
    const user = { name: "Carla Lima" };
    expect(parseEmbeddedSession({ logged_in: true, user, subscriptions: 2 }).visitor).toEqual({
      authorized: true,
      name: "Carla Lima",
      subscriptions: 2,
    });
    expect(parseEmbeddedSession({ logged_in: true, user: null }).visitor).toEqual({ authorized: false });
    expect(parseEmbeddedSession({ logged_in: false, user }).visitor).toEqual({ authorized: false });
  });

  it("reads the reach of the login where the server sends it", () => {
    const user = { name: null };
    const reachOf = (said: object) => parseEmbeddedSession({ logged_in: true, user, ...said }).visitor;
    expect(reachOf({ login_reach: "checkout" })).toMatchObject({ authorized: true, reach: "checkout" });
    for (const said of [{}, { login_reach: null }, { login_reach: "tudo" }])
      expect(reachOf(said)).toEqual({ authorized: true, name: null, subscriptions: 0 });
  });

  it("FUN-142 has the user, and the subscriptions by their number or by their list", () => {
    const user = { name: "Carla Lima" };
    const known = { authorized: true, name: "Carla Lima", subscriptions: 2 };
    expect(parseEmbeddedSession({ logged_in: true, user, subscriptions: 2 }).visitor).toEqual(known);
    const subscriptions = [{ code: "ATIVA00001" }, { code: "ATIVA00002" }];
    expect(parseEmbeddedSession({ logged_in: true, user, subscriptions }).visitor).toEqual(known);
    expect(parseEmbeddedSession({ logged_in: true, user, subscriptions: [] }).visitor).toEqual({
      ...known,
      subscriptions: 0,
    });
  });

  it("FUN-011 has the saved answers in the shop's own words", () => {
    const { answers } = parseEmbeddedSession({
      answers: {
        species: "cat",
        pet_name: "Mia",
        pet_sex: "feminino",
        pet_size: "gato",
        pet_breed: "SRD",
        pet_breed_srd1: "Siamês",
        pet_birth: "2023-04-07",
      },
    });
    expect(answers).toEqual({
      species: "cat",
      petName: "Mia",
      petSex: "female",
      size: "gato",
      breed: { kind: "mixed", main: "Siamês" },
      birthDate: "2023-04-07",
    });
  });

  it("FUN-114 derives dog or cat from the answer, or else from the size", () => {
    expect(parseEmbeddedSession({ answers: { species: "cat" } }).answers.species).toBe("cat");
    expect(parseEmbeddedSession({ answers: { species: "dog", pet_size: "gato" } }).answers.species).toBe("dog");
    expect(parseEmbeddedSession({ answers: { pet_size: "gato" } }).answers.species).toBe("cat");
    expect(parseEmbeddedSession({ answers: { pet_size: "medio" } }).answers.species).toBe("dog");
  });

  it("FUN-141 has the gift's quantity and item", () => {
    const gift = { qtd: 2, inventory: { name: "Bandana" } };
    expect(parseEmbeddedSession({ gift }).gift).toEqual({ quantity: 2, item: "Bandana" });
  });

  it.each([
    ["2026-03-10", "2026-03-10"],
    ["10/03/2026", "2026-03-10"],
    ["31/02/2026", "31/02/2026"],
    ["2026-03-10 00:00:00", "2026-03-10"],
    ["2026-03-10T03:00:00.000000Z", "2026-03-10"],
    // 22:00 on 10 March in São Paulo.
    ["2026-03-11T01:00:00.000000Z", "2026-03-10"],
  ])("FUN-186 reads the ship date %s as %s: a date as a day, another text unchanged", (ship_date, shipDate) => {
    expect(parseEmbeddedSession({ ship_date }).shipDate).toBe(shipDate);
  });

  it("has no ship date where none is sent", () => {
    for (const ship_date of [null, "", undefined, 5])
      expect(parseEmbeddedSession({ ship_date }).shipDate).toBeUndefined();
  });

  it("keeps valid fields beside wrong ones", () => {
    const page = parseEmbeddedSession({
      logged_in: "sim",
      coupon: {},
      in_app: true,
      customer_code: "lead0001",
      realtime: { broadcaster: "pombo-correio" },
      answers: { species: "peixe", pet_name: "Bob", pet_size: ["medio"] },
    });
    expect(page).toEqual({
      ...unknownSession,
      inApp: true,
      customerCode: "lead0001",
      answers: { petName: "Bob" },
    });
  });

  it.each([
    [
      { broadcaster: "socket.io", port: "6001", host: "" },
      { broadcaster: "socket.io", port: 6001 },
    ],
    [
      { broadcaster: "reverb", port: "", key: 12, host: null },
      { broadcaster: "reverb", key: "12" },
    ],
    [
      { broadcaster: "pusher", key: "chave", port: "seis mil" },
      { broadcaster: "pusher", key: "chave" },
    ],
    [{ broadcaster: "pusher", key: "", cluster: "sa1" }, null],
    [{ broadcaster: "reverb", host: "avisos.petbox.test" }, null],
    [{ broadcaster: "ably" }, null],
    ["socket.io", null],
  ])("reads realtime settings as env() writes them: %j", (realtime, expected) => {
    expect(parseEmbeddedSession({ realtime }).realtime).toEqual(expected);
  });

  it("leaves out an invalid date", () => {
    expect(parseEmbeddedSession({ answers: { pet_birth: "2023-02-31" } }).answers.birthDate).toBeUndefined();
  });

  it.each([undefined, null, "", 12, [], { flow: "outra" }, { answers: { species: "peixe" } }, { logged_in: "sim" }])(
    "is an unknown session when it is missing or wrong: %j",
    (handedOver) => {
      expect(parseEmbeddedSession(handedOver)).toEqual({ ...unknownSession, ...parseEmbeddedSession({}) });
      expect(parseEmbeddedSession(handedOver).visitor).toEqual({ authorized: false });
    },
  );
});
