import type { Star } from "@petbox/domain/rating/boxRating";
import { describe, expect, it } from "vitest";
import { type StarFate, starsInOrder } from "./starsInOrder.ts";

const box = (value: Star["value"]): Star => ({ of: "box", value });
const rope = (value: Star["value"]): Star => ({ of: "item", item: "corda", value });

type Reply = StarFate | "failed" | "lost-reply";

/** A server whose replies the test triggers in any order, with its pending requests and its stored stars. */
function slowServer() {
  const underWay: { readonly star: Star; readonly settle: (how: Reply) => void }[] = [];
  const kept = new Map<string, number>();
  const sent: string[] = [];
  const nameOf = (star: Star) => (star.of === "box" ? "box" : star.item);
  const send = (star: Star) => {
    sent.push(`${nameOf(star)} ${star.value}`);
    return new Promise<StarFate>((resolve, reject) => {
      const settle = (how: Reply) => {
        if (how === "kept" || how === "lost-reply") kept.set(nameOf(star), star.value);
        if (how === "failed" || how === "lost-reply") reject(new Error("The stars were not saved."));
        else resolve(how);
      };
      underWay.push({ star, settle });
    });
  };
  /** Runs the pending promise callbacks. */
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    send,
    sent,
    kept,
    /** Replies to the oldest pending request. */
    async reply(how: Reply = "kept", place = 0) {
      await settled();
      const [request] = underWay.splice(place, 1);
      if (request === undefined) throw new Error("Nothing is under way.");
      request.settle(how);
      await settled();
    },
  };
}

describe("stars that are given", () => {
  it("SUB-313 are sent immediately, including every change", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(3)).catch(() => undefined);
    stars.give(rope(4)).catch(() => undefined);
    await server.reply();
    await server.reply();
    expect(server.sent).toEqual(["box 3", "corda 4"]);
    await stars.sendMissing();
    expect(server.sent).toHaveLength(2);
  });

  it("wait for the ones before them of the same question, and for no other's", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    for (const value of [1, 2, 5] as const) stars.give(box(value)).catch(() => undefined);
    stars.give(rope(4)).catch(() => undefined);
    // The item's reply overtakes the box's.
    await server.reply("kept", 1);
    expect(server.sent).toEqual(["box 1", "corda 4"]);
    await server.reply();
    await server.reply();
    await server.reply();
    expect(server.sent).toEqual(["box 1", "corda 4", "box 2", "box 5"]);
    expect(server.kept.get("box")).toBe(5);
  });

  it("that failed are sent again with the last step, without the stored ones", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(2)).catch(() => undefined);
    stars.give(rope(4)).catch(() => undefined);
    await server.reply("failed");
    await server.reply();
    const all = stars.sendMissing();
    await server.reply();
    await all;
    expect(server.sent).toEqual(["box 2", "corda 4", "box 2"]);
  });

  it("of two items are two questions: each that failed is sent again", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(rope(4)).catch(() => undefined);
    stars.give({ of: "item", item: "bola", value: 2 }).catch(() => undefined);
    await server.reply("failed");
    await server.reply("failed");
    const all = stars.sendMissing();
    await server.reply();
    await server.reply();
    await all;
    expect(server.sent).toEqual(["corda 4", "bola 2", "corda 4", "bola 2"]);
  });

  it("that failed are no matter once others were given in their place", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(2)).catch(() => undefined);
    stars.give(box(5)).catch(() => undefined);
    await server.reply("failed");
    await server.reply();
    await stars.sendMissing();
    expect(server.sent).toEqual(["box 2", "box 5"]);
    expect(server.kept.get("box")).toBe(5);
  });

  it("that go back to earlier ones are sent, though those were kept: the reply between them may have been lost", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    for (const value of [4, 5, 4] as const) stars.give(box(value)).catch(() => undefined);
    await server.reply();
    await server.reply("lost-reply");
    await server.reply();
    expect(server.kept.get("box")).toBe(4);
  });

  it("are waited for when the last step comes while they are under way", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(2)).catch(() => undefined);
    stars.give(box(3)).catch(() => undefined);
    const all = stars.sendMissing();
    await server.reply("failed");
    await server.reply("failed");
    await server.reply();
    await all;
    expect(server.sent).toEqual(["box 2", "box 3", "box 3"]);
  });

  it("that fail again are reported, and are sent the next time", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(rope(1)).catch(() => undefined);
    await server.reply("failed");
    const first = expect(stars.sendMissing()).rejects.toThrow("The stars were not saved.");
    await server.reply("failed");
    await first;
    const second = stars.sendMissing();
    await server.reply();
    await second;
    await stars.sendMissing();
    expect(server.sent).toHaveLength(3);
  });

  it("SUB-313 without a reply of the server are sent again, and do not fail", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(3)).catch(() => undefined);
    await server.reply("unclear");
    const all = stars.sendMissing();
    await server.reply("unclear");
    await all;
    expect(server.sent).toEqual(["box 3", "box 3"]);
  });

  it("that change while the missing ones are sent again are stored with their last value", async () => {
    const server = slowServer();
    const stars = starsInOrder(server.send);
    stars.give(box(1)).catch(() => undefined);
    await server.reply("failed");
    const all = stars.sendMissing();
    await server.reply();
    stars.give(box(5)).catch(() => undefined);
    await server.reply();
    await all;
    await stars.sendMissing();
    expect(server.kept.get("box")).toBe(5);
  });
});
