import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answersWire, embeddedSessionWire } from "./contract.ts";
import { type EmbeddedSession, type LoginReach, unknownSession } from "./embeddedSession.ts";

const contact = { email: "ana@gmail.com", phone_ddd: "11", phone_number: "912345678" };

describe("the saved answers in a page", () => {
  it("bring a contact without its two ticks, which then are not set", () => {
    expect(z.decode(answersWire, contact)).toEqual({
      contact: { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: false, privacy: false },
    });
    expect(z.decode(answersWire, { ...contact, check_newsletter: true, check_privacy: true }).contact).toMatchObject({
      newsletter: true,
      privacy: true,
    });
  });

  it("bring no contact without its e-mail", () => {
    expect(z.decode(answersWire, { ...contact, email: "" })).toEqual({});
  });

  it.each([
    ["missing", {}],
    ["empty", { phone_ddd: "", phone_number: "" }],
    ["null", { phone_ddd: null, phone_number: null }],
  ])("bring the contact of an account whose phone is %s", (_title, phone) => {
    const sent = JSON.parse(JSON.stringify({ email: "ana@gmail.com", ...phone }));
    const answers = z.decode(answersWire, sent);
    expect(answers.contact).toMatchObject({ email: "ana@gmail.com", areaCode: "", phoneNumber: "" });
    expect(z.decode(answersWire, z.encode(answersWire, answers))).toEqual(answers);
  });

  it("include a mixed breed without its breeds, and exclude an incomplete one", () => {
    expect(z.decode(answersWire, { pet_breed: "SRD" })).toEqual({ breed: { kind: "mixed" } });
    expect(z.decode(answersWire, { pet_breed: "", pet_breed_srd1: "Siamês" })).toEqual({});
  });
});

const answers: Answers = {
  species: "cat",
  petName: "Mia",
  petSex: "female",
  size: "gato",
  breed: { kind: "mixed", main: "Siamês", secondary: "Persa" },
  birthDate: civilDate(2023, 4, 7),
  restriction: "pode_tudo",
  contact: { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true, privacy: true },
  track: "essencial",
  plan: "GE_anual",
  extraItem: "normal",
  customerSaved: true,
  subscription: "TESTE00001",
};

describe("the embedded session", () => {
  it("FUN-295 has a visitor, or a subscriber with one of two reaches; any other role is ignored", () => {
    const visitorOf = (sent: object) => z.decode(embeddedSessionWire, JSON.parse(JSON.stringify(sent))).visitor;
    const account = { logged_in: true, user: { name: "Ana Souza" }, subscriptions: 1 };
    const subscriber = { authorized: true, name: "Ana Souza", subscriptions: 1 };
    const everyReach: Readonly<Record<LoginReach, LoginReach>> = { checkout: "checkout", account: "account" };
    expect(visitorOf({ role: "admin" })).toEqual({ authorized: false });
    for (const reach of Object.values(everyReach)) {
      expect(visitorOf({ ...account, login_reach: reach })).toEqual({ ...subscriber, reach });
    }
    for (const role of ["admin", "support", ""]) {
      expect(visitorOf({ ...account, login_reach: role, role, admin: true })).toEqual(subscriber);
    }
  });

  it.each([
    ["missing", {}],
    ["null", { name: null }],
    ["empty", { name: "" }],
    ["invalid", { name: [] }],
  ])("is that of a logged-in customer whose name is %s", (_title, user) => {
    const sent = JSON.parse(JSON.stringify({ logged_in: true, user, subscriptions: 1 }));
    const { visitor } = z.decode(embeddedSessionWire, sent);
    expect(visitor).toEqual({ authorized: true, name: null, subscriptions: 1 });
  });

  it("has the e-mail of a logged-in account as the contact, unless the answers have one", () => {
    const contactOf = (sent: object) => z.decode(embeddedSessionWire, JSON.parse(JSON.stringify(sent))).answers.contact;
    const account = { logged_in: true, user: { name: "Ana Souza", email: "ana@gmail.com" } };
    const own = { email: "ana@gmail.com", areaCode: "", phoneNumber: "", newsletter: false, privacy: true };
    expect(contactOf(account)).toEqual(own);
    expect(contactOf({ ...account, answers: { species: "dog" } })).toEqual(own);
    expect(contactOf({ ...account, answers: contact })).toMatchObject({ phoneNumber: "912345678" });
    expect(contactOf({ ...account, login_reach: "checkout" })).toBeUndefined();
    expect(contactOf({ ...account, logged_in: false })).toBeUndefined();
    for (const email of [null, "", {}]) {
      const sent = { ...account, user: { ...account.user, email } };
      expect(contactOf(sent)).toBeUndefined();
      expect(z.decode(embeddedSessionWire, JSON.parse(JSON.stringify(sent))).visitor.authorized).toBe(true);
    }
  });

  it.each<[string, EmbeddedSession]>([
    [
      "of a customer",
      {
        visitor: { authorized: true, name: "Ana Souza", subscriptions: 2 },
        answers,
        flow: "classic",
        purchase: null,
        inApp: true,
        customerCode: "ANA00001",
        coupon: "BOBQUERIDO",
        gift: { quantity: 2, item: "Bandana" },
        shipDate: "31/02/2026",
        realtime: { broadcaster: "socket.io", port: 6001 },
        waitingVideo: "https://videos.test/1",
        sessionId: "s1",
      },
    ],
    ["of nobody", unknownSession],
    [
      "of a lead",
      { ...unknownSession, visitor: { authorized: true, name: null, subscriptions: 0, reach: "checkout" } },
    ],
    [
      "of somebody who has given no name",
      { ...unknownSession, visitor: { authorized: true, name: null, subscriptions: 0 } },
    ],
  ])("%s comes as it was handed over", (_whose, page) => {
    expect(z.decode(embeddedSessionWire, JSON.parse(JSON.stringify(z.encode(embeddedSessionWire, page))))).toEqual(
      page,
    );
  });
});
