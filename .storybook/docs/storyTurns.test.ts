import { expect, it } from "vitest";
import { takeTurn } from "./storyTurns.ts";

it("plays stories one after another, without those that have given up their turn", async () => {
  const played: string[] = [];
  const ends: (() => void)[] = [];
  const play = (name: string) => () =>
    new Promise<void>((resolve) => {
      played.push(name);
      ends.push(resolve);
    });
  takeTurn(play("first"));
  const giveUp = takeTurn(play("scrolled past"));
  takeTurn(play("third"));
  giveUp();
  expect(played).toEqual(["first"]);
  ends[0]?.();
  await expect.poll(() => played).toEqual(["first", "third"]);
});
