import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { allDocs } from "./allDocs.ts";
import { lostChoices, lostOf, seenIn } from "./lostInForcedColors.ts";

let page: HTMLElement;
let root: Root;

async function force(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await force("none");
  root.unmount();
  page.remove();
});

afterAll(() => force("none"));

describe.each(allDocs)("$name in forced colours", ({ docs }) => {
  it("keeps every fill, border and selection visible", async () => {
    flushSync(() =>
      root.render(
        <ThemeRoot>
          {docs.example}
          {docs.states}
        </ThemeRoot>,
      ),
    );
    const seen = seenIn(page);
    await force("active");
    expect([...lostOf(seen), ...lostChoices(page)]).toEqual([]);
  });
});
