import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import type { Answers } from "@petbox/domain/funnel/answers";
import { afterEach, describe, expect, it } from "vitest";
import { storeInTab } from "../browser/tabNotes.ts";
import { beginAnotherPet, noteAboutAnotherPet, withoutEarlierPet } from "./earlierPet.ts";
import { createSession } from "./session.ts";

const bob: Answers = {
  species: "dog",
  petName: "Bob",
  petSex: "male",
  size: "medio",
  breed: { kind: "pure", name: "Beagle" },
  track: "essencial",
  subscription: "BOB",
};

describe("the answers of a box for another pet", () => {
  afterEach(() => storeInTab("petbox-another-pet", undefined));

  it("are the known ones until the first question about the other pet is answered", () => {
    expect(withoutEarlierPet(bob)).toEqual(bob);
    noteAboutAnotherPet("BOB", { petName: "Mika", petSex: "female" });
    expect(withoutEarlierPet(bob)).toEqual(bob);
  });

  it("lack what was answered about the subscribed pet, until it is answered again", () => {
    beginAnotherPet("BOB");
    expect(withoutEarlierPet(bob)).toEqual({ species: "dog", track: "essencial", subscription: "BOB" });
    noteAboutAnotherPet("BOB", { petName: "Mika", petSex: "female" });
    noteAboutAnotherPet("BOB", { size: "gato" });
    const mika: Answers = { ...bob, petName: "Mika", petSex: "female", size: "gato" };
    const { breed: _asked, ...known } = mika;
    expect(withoutEarlierPet(mika)).toEqual(known);
    const paid: Answers = { ...mika, subscription: "MIKA" };
    expect(withoutEarlierPet(paid)).toEqual(paid);
  });

  it("stay so in a session that is read again, whose server still has the earlier ones", async () => {
    beginAnotherPet("BOB");
    const page: EmbeddedSession = { ...unknownSession, answers: bob };
    const session = createSession(async () => page);
    await session.load();
    expect(session.get().answers.petName).toBeUndefined();
    await expect(session.reload()).resolves.toBe(false);
    expect(session.get().answers).toEqual({ species: "dog", track: "essencial", subscription: "BOB" });
  });
});
