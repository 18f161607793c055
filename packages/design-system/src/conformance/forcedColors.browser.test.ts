import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { componentStories } from "./componentStories.ts";
import { lostChoices, lostOf, seenIn } from "./lostInForcedColors.ts";

let page: HTMLElement;
let root: Root;

async function force(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}

beforeEach(() => {
  page = document.createElement("div");
  // Without hover states: an earlier test may have left the pointer here.
  page.style.pointerEvents = "none";
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await force("none");
  root.unmount();
  page.remove();
});

afterAll(() => force("none"));

describe.each(componentStories)("$name in forced colours", ({ stories }) => {
  it("keeps every fill, every edge and every selected state visible", async () => {
    flushSync(() => root.render(stories.map(({ Component }, key) => createElement(Component, { key }))));
    const seen = seenIn(page);
    await force("active");
    expect([...lostOf(seen), ...lostChoices(page)]).toEqual([]);
  });
});
