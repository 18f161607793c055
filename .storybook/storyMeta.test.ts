import { definePreview } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { completeMeta } from "./storyMeta.ts";
import { initialGlobals } from "./toolbar.ts";

describe("the steps of a story", () => {
  const preview = definePreview({ addons: [] });
  preview.meta = completeMeta(preview.meta);
  let played: string[] = [];
  const story = preview.meta({ title: "Página" }).story({ play: async () => void played.push("pressed") });
  const extended = story.extend({ args: {} });
  const extendedWithSteps = story.extend({ play: async () => void played.push("typed") });

  /** What the steps of each story do with these choices in the toolbar. */
  async function playAll(chosen: Readonly<Record<string, string>>): Promise<readonly string[]> {
    played = [];
    const globals = { ...initialGlobals, ...chosen };
    for (const { play } of [story, extended, extendedWithSteps]) {
      if (typeof play !== "function") throw new Error("A story without steps.");
      await Reflect.apply(play, undefined, [{ globals }]);
    }
    return played;
  }

  it("run on the story's own backend, in every theme", async () => {
    expect(await playAll({})).toEqual(["pressed", "pressed", "typed"]);
    expect(await playAll({ theme: "dark" })).toEqual(["pressed", "pressed", "typed"]);
  });

  it.each([
    { fault: "offline" },
    { scenario: "assinante" },
    { replies: "laravel" },
    { latency: "2000" },
    { language: "en" },
    { direction: "rtl" },
  ])("do not run under %o", async (chosen) => {
    expect(await playAll(chosen)).toEqual([]);
  });
});

describe("the panel of controls", () => {
  const preview = definePreview({ addons: [] });
  preview.meta = completeMeta(preview.meta);

  it("is hidden for pages, which have no props, and keeps their other parameters", () => {
    const { input } = preview.meta({ title: "Página", parameters: { layout: "centered" } });
    expect(input.parameters).toMatchObject({ layout: "centered", controls: { disable: true } });
  });

  it("is shown for components", () => {
    const { input } = preview.meta({ title: "Botão", component: () => null });
    expect(input.parameters).not.toHaveProperty("controls");
  });
});
