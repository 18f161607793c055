import { type EmbeddedSession, isInAccount, unknownSession } from "@petbox/api-client/page/embeddedSession";
import type { LoggedIn } from "@petbox/api-client/session/api";
import { savedContactOf } from "@petbox/domain/contact/contactAnswer";
import { describe, expect, it, vi } from "vitest";
import { noDrafts } from "../../drafts/pageDrafts.ts";
import { createSession } from "../../session/session.ts";
import { rememberLogin } from "./rememberLogin.ts";

const carla: LoggedIn = {
  name: "Carla Lima",
  subscriptions: 2,
  customerCode: "conta0001",
  contact: {
    email: "carla.lima@gmail.com",
    areaCode: "11",
    phoneNumber: "912345678",
    newsletter: false,
    privacy: true,
  },
};

const afterAna: EmbeddedSession = {
  ...unknownSession,
  answers: {
    species: "dog",
    petName: "Bob",
    contact: { ...carla.contact, email: "ana.souza@gmail.com" },
    customerSaved: true,
    subscription: "TESTE00001",
  },
};

describe("after a login", () => {
  it("FUN-294 MAN-187 the visitor is authorized, with their name and their payment channel", () => {
    const session = createSession(async () => unknownSession);
    expect(session.get().visitor.authorized).toBe(false);
    rememberLogin({ session, drafts: noDrafts }, carla);
    expect(session.get()).toMatchObject({
      visitor: { authorized: true, name: "Carla Lima", subscriptions: 2 },
      customerCode: "conta0001",
    });
  });

  it("a lead is marked as having no account", () => {
    const session = createSession(async () => unknownSession);
    rememberLogin({ session, drafts: noDrafts }, { ...carla, reach: "checkout" });
    expect(isInAccount(session.get().visitor)).toBe(false);
    rememberLogin({ session, drafts: noDrafts }, carla);
    expect(isInAccount(session.get().visitor)).toBe(true);
  });

  it("the contact step has the account's contact and requests nothing", () => {
    const session = createSession(async () => unknownSession);
    rememberLogin({ session, drafts: noDrafts }, carla);
    const { answers, visitor } = session.get();
    expect(savedContactOf(answers.contact, visitor.authorized)).toMatchObject({
      email: "carla.lima@gmail.com",
      account: "carla.lima@gmail.com",
      phone: { areaCode: "11", number: "912345678" },
    });
  });

  it.each(["before", "after"])(
    "the pet stays and another person's answers are deleted, with the session loaded %s the login",
    async (when) => {
      const session = createSession(async () => afterAna);
      if (when === "before") await session.load();
      rememberLogin({ session, drafts: noDrafts }, carla);
      const { answers } = await session.load();
      expect(answers).toEqual({ species: "dog", petName: "Bob", contact: carla.contact });
    },
  );

  it.each([
    ["another person", afterAna, 1],
    ["the same person", { ...afterAna, answers: { contact: { ...carla.contact, email: "Carla.Lima@gmail.com" } } }, 0],
    ["nobody yet", unknownSession, 0],
  ])("the drafts of %s are deleted or kept", async (_who, page, times) => {
    const session = createSession(async () => page);
    await session.load();
    const forgetAll = vi.fn();
    rememberLogin({ session, drafts: { ...noDrafts, forgetAll } }, carla);
    expect(forgetAll).toHaveBeenCalledTimes(times);
  });

  it.each([
    ["ana.souza@gmail.com", 1],
    ["Carla.Lima@gmail.com", 0],
  ])("what %s typed before their session ended on this page is forgotten %i times", async (email, times) => {
    const session = createSession(async () => unknownSession);
    await session.load();
    session.change({ lastContact: { ...carla.contact, email } });
    const forgetAll = vi.fn();
    rememberLogin({ session, drafts: { ...noDrafts, forgetAll } }, carla);
    expect(forgetAll).toHaveBeenCalledTimes(times);
  });
});
