import { en } from "@petbox/design-system/texts/en";
import { describe, expect, it } from "vitest";
import { exampleBrands } from "../packages/design-system/src/brand/exampleBrands.ts";
import { chosen } from "./screenStories.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";
import { backendChoiceOf, lookOf } from "./toolbarChoices.ts";

describe("the toolbar", () => {
  it("keeps the story's own settings by default", () => {
    expect(lookOf(initialGlobals)).toEqual({ theme: "light", contrast: "system", motion: "system", direction: "ltr" });
    expect(backendChoiceOf(initialGlobals)).toEqual({});
  });

  it("combines theme, contrast, motion, brand, direction, language, scenario, latency, fault and replies", () => {
    const look = { theme: "dark", contrast: "more", motion: "reduced", brand: "mata", direction: "rtl" };
    const backend = { scenario: "assinante", latency: "2000ms", fault: "offline", replies: "laravel" };
    const globals = { ...look, ...backend, language: "en" };
    expect(lookOf(globals)).toEqual({ ...look, brand: exampleBrands.mata.brand, texts: en });
    expect(backendChoiceOf(globals)).toEqual({
      scenario: "assinante",
      latency: 2000,
      fault: "offline",
      laravel: true,
    });
  });

  it("marks a screen that runs on another backend than its story's", () => {
    const story = { path: "/pet/nome/", faults: [{ path: "/save/genero", kind: "500" }] } as const;
    expect(chosen(story, backendChoiceOf(initialGlobals))).toEqual(story);
    expect(chosen(story, backendChoiceOf({ replies: "laravel", fault: "422" }))).toEqual({
      path: "/pet/nome/",
      laravel: true,
      isOnOtherBackend: true,
      faults: [{ path: "*", kind: "422" }, ...story.faults],
    });
  });

  it("has no item that an address would turn into a number, and lose", () => {
    const items = Object.values(globalTypes).flatMap(({ toolbar }) => toolbar?.items ?? []);
    const values = items.map((item) => (typeof item === "string" ? item : String(item.value)));
    expect(values.filter((value) => !Number.isNaN(Number(value)))).toEqual([]);
    expect(backendChoiceOf({ fault: "http-500" })).toEqual({ fault: "500" });
  });

  it("fits on a screen of 1280 px: a menu shows its title, or an icon that differs by choice", () => {
    const menus = Object.values(globalTypes).map(({ toolbar }) => toolbar);
    const titled = menus.filter((toolbar) => toolbar?.dynamicTitle);
    expect(titled.length).toBeLessThanOrEqual(5);
    for (const menu of menus.filter((toolbar) => !toolbar?.dynamicTitle)) {
      const items = menu?.items ?? [];
      const icons = items.map((item) => (typeof item === "string" ? undefined : item.icon));
      expect(new Set(icons).size).toBe(items.length);
      expect(icons).not.toContain(undefined);
    }
  });

  it("begins each choice with a capital letter", () => {
    const items = Object.values(globalTypes).flatMap(({ toolbar }) => toolbar?.items ?? []);
    const titles = items.map((item) => (typeof item === "string" ? item : (item.title ?? "")));
    expect(titles.filter((title) => !/^[\p{Lu}\d]/u.test(title))).toEqual([]);
    expect(titles).toContain("Sem internet");
  });

  it("reads numbers from the URL", () => {
    expect(backendChoiceOf({ latency: 300, fault: 500 })).toEqual({ latency: 300, fault: "500" });
    expect(backendChoiceOf({ latency: 0 })).toEqual({ latency: 0 });
  });

  it("ignores values in the URL that are on no menu", () => {
    expect(
      lookOf({
        theme: "neon",
        contrast: "less",
        motion: "fast",
        brand: "toString",
        direction: "up",
        language: "toString",
      }),
    ).toEqual({
      theme: "light",
      contrast: "system",
      motion: "system",
      direction: "ltr",
    });
    expect(backendChoiceOf({ scenario: "toString", latency: "-1", fault: "everything", replies: "django" })).toEqual(
      {},
    );
    expect(backendChoiceOf({})).toEqual({});
  });

  it.each(Object.entries(globalTypes))("supports every item of the menu %s", (name, { toolbar }) => {
    const items = toolbar?.items ?? [];
    const understood = items.map((item) => {
      const globals = { ...initialGlobals, [name]: typeof item === "string" ? item : item.value };
      return JSON.stringify([lookOf(globals), backendChoiceOf(globals)]);
    });
    expect(new Set(understood).size).toBe(items.length);
  });
});
