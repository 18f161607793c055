import { describe, expect, it } from "vitest";
import { backendChoiceOf, globalTypes, initialGlobals, lookOf } from "./toolbar.ts";

describe("what the toolbar asks for", () => {
  it("is the story's own until something is chosen", () => {
    expect(lookOf(initialGlobals)).toEqual({ theme: "light", motion: "system" });
    expect(backendChoiceOf(initialGlobals)).toEqual({});
  });

  it("is a theme, a motion, a scenario, a delay and a fault at once", () => {
    const globals = { theme: "dark", motion: "reduced", scenario: "assinante", latency: "2000", fault: "offline" };
    expect(lookOf(globals)).toEqual({ theme: "dark", motion: "reduced" });
    expect(backendChoiceOf(globals)).toEqual({ scenario: "assinante", latency: 2000, fault: "offline" });
  });

  it("reads numbers as the address bar hands them over", () => {
    expect(backendChoiceOf({ latency: 300, fault: 500 })).toEqual({ latency: 300, fault: "500" });
    expect(backendChoiceOf({ latency: 0 })).toEqual({ latency: 0 });
  });

  it("leaves the story alone when an address asks for what is on no menu", () => {
    expect(lookOf({ theme: "neon", motion: "fast" })).toEqual({ theme: "light", motion: "system" });
    expect(backendChoiceOf({ scenario: "toString", latency: "-1", fault: "everything" })).toEqual({});
    expect(backendChoiceOf({})).toEqual({});
  });

  it.each(Object.entries(globalTypes))("understands every item of the menu %s", (name, { toolbar }) => {
    const items = toolbar?.items ?? [];
    const understood = items.map((item) => {
      const globals = { ...initialGlobals, [name]: typeof item === "string" ? item : item.value };
      return JSON.stringify([lookOf(globals), backendChoiceOf(globals)]);
    });
    expect(new Set(understood).size).toBe(items.length);
  });
});
