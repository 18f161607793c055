// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { fireEvent } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ptBR } from "../texts/ptBR.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { DescribedStory, ShownStory } from "./describedStories.tsx";
import { textsOf } from "./textsOf.ts";

vi.hoisted(() => vi.stubEnv("SC_DISABLE_SPEEDY", "false"));

vi.mock("@petbox/storybook/preview", async () => (await import("./describedStories.tsx")).describingPreview);

/** Marks each text of a dictionary, so that the page shows which of its texts come from there. */
function marked<Value>(value: Value): Value;
function marked(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? "" : `⟦${value}⟧`;
  if (typeof value === "function") return (...given: readonly unknown[]) => marked(value(...given));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, marked(text)]));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.length > 1 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const dictionary = marked(ptBR);
const defaults = new Set(stringsIn(ptBR));
const amount = /^-?R\$[\d.]+,\d\d$/;

/** Texts that equal a default and are data of a story, from the domain. */
const storyData: Readonly<Record<string, readonly string[]>> = { Timeline: ["Entrega"] };

const stories = import.meta.glob<Readonly<Record<string, unknown>>>("../components/*/*/*.stories.tsx");
const sources = import.meta.glob<string>("../components/*/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

/** The texts of the page outside the marks. */
function unmarkedTexts(page: Element): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: string[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode.textContent ?? "");
  return [...nodes, ...textsOf(page).slice(0, -1)].map((text) => text.replace(/⟦.*⟧/gs, "").trim());
}

it.each(Object.entries(stories))("%s shows no text of the default when there is a dictionary", async (file, load) => {
  const shown = Object.values(await load()).filter((value) => value instanceof DescribedStory);
  const texts = new Set<string>();
  // The later stories vary texts and looks.
  for (const { composed } of shown.slice(0, 8)) {
    const page = document.body.appendChild(document.createElement("div"));
    const root = createRoot(page);
    await act(async () =>
      root.render(
        <ThemeRoot texts={dictionary}>
          <ShownStory {...composed} />
        </ThemeRoot>,
      ),
    );
    // A refused form has a summary.
    await act(async () => page.querySelectorAll("form").forEach((form) => void fireEvent.submit(form)));
    for (const text of unmarkedTexts(page)) texts.add(text);
    await act(async () => root.unmount());
  }
  const given = sources[file]?.replaceAll(/^ {2}play: .*?^ {2}\},$/gms, "") ?? "";
  const own = [...texts].filter((text) => (defaults.has(text) || amount.test(text)) && !given.includes(text));
  const [, name = ""] = /(\w+)\.stories/.exec(file) ?? [];
  expect(own.filter((text) => !storyData[name]?.includes(text))).toEqual([]);
});
