import { type PageData, unknownVisitor } from "@petbox/api-client/page/pageData";
import { describe, expect, it } from "vitest";
import { createSession } from "./session.ts";

const beagle: PageData = {
  ...unknownVisitor,
  answers: { species: "dog", petName: "Bob", size: "medio" },
  flow: "classic",
};

describe("what is known of the visitor", () => {
  it("is nothing before the page is read, and then what the page handed over", async () => {
    const session = createSession(async () => beagle);
    expect(session.get()).toEqual({ ...unknownVisitor, known: false });
    expect(await session.load()).toEqual({ ...beagle, known: true });
    expect(session.get()).toEqual({ ...beagle, known: true });
  });

  it("stays as it was saved, when the page is read after it", async () => {
    const session = createSession(async () => beagle);
    expect(session.answer({ species: "cat" })).toEqual({ species: "cat" });
    session.change({ coupon: "PRIMEIRA" });
    expect(session.get().known).toBe(false);
    expect(await session.load()).toEqual({
      ...beagle,
      answers: { species: "cat", petName: "Bob" },
      coupon: "PRIMEIRA",
      known: true,
    });
  });

  it("is read once, and again only when the reading failed", async () => {
    let readings = 0;
    const session = createSession(async () => {
      readings += 1;
      if (readings === 1) throw new TypeError("The chunk did not come.");
      return beagle;
    });
    await expect(session.load()).rejects.toThrow("did not come");
    await Promise.all([session.load(), session.load()]);
    session.answer({ petName: "Rex" });
    expect((await session.load()).answers.petName).toBe("Rex");
    expect(readings).toBe(2);
  });
});
