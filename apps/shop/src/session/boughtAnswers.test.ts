import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import type { Answers } from "@petbox/domain/funnel/answers";
import { afterEach, describe, expect, it } from "vitest";
import { boughtAnswers, noteAnsweredForAnother } from "./boughtAnswers.ts";
import { createSession } from "./session.ts";
import { noteReplacedOrder } from "./sessionNews.ts";

const bob: Answers = { species: "dog", petName: "Bob", plan: "SP_anual", subscription: "BOB" };
const box = (answers: Answers) => ({ answers, purchase: null });

describe("the answers that a subscription was bought with", () => {
  afterEach(() => noteAnsweredForAnother(undefined));

  it("are those of the session while they stay the same, and none without a subscription", () => {
    noteReplacedOrder(box(bob), box({ ...bob, restriction: "pode_tudo" }));
    expect(boughtAnswers(bob)).toEqual(bob);
    expect(boughtAnswers({ petName: "Bob" })).toBeUndefined();
  });

  it.each<[string, Answers]>([
    ["pet", { petName: "Mika" }],
    ["plan", { plan: "SP_mensal" }],
  ])("are unknown once another %s has been answered, until it is bought too", (_, other) => {
    noteReplacedOrder(box(bob), box({ ...bob, ...other }));
    expect(boughtAnswers({ ...bob, ...other })).toBeUndefined();
    const bought = { ...bob, ...other, subscription: "NEXT" };
    expect(boughtAnswers(bought)).toEqual(bought);
  });

  it("are unknown once a box is answered after pads, but not while pads are chosen after the box", () => {
    const pads = { kind: "hygiene", withBox: false } as const;
    noteReplacedOrder(box(bob), { answers: bob, purchase: { ...pads, after: "BOB" } });
    noteReplacedOrder({ answers: bob, purchase: { ...pads, after: "BOB" } }, box(bob));
    expect(boughtAnswers(bob)).toEqual(bob);
    noteReplacedOrder({ answers: bob, purchase: { ...pads, after: "EARLIER" } }, box(bob));
    expect(boughtAnswers(bob)).toBeUndefined();
  });

  it("are unknown in a tab that hears of another pet's answers", async () => {
    let kept: EmbeddedSession = { ...unknownSession, answers: bob };
    const session = createSession(async () => kept);
    await session.load();
    kept = { ...kept, answers: { ...bob, petName: "Mika" } };
    await session.revalidate();
    expect(boughtAnswers(session.get().answers)).toBeUndefined();
  });
});
