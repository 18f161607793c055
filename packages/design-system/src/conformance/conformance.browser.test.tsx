import { createElement, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { waitFor } from "storybook/test";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { qrDrawing } from "../components/media/QrCode/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { componentStories, type Props } from "./componentStories.ts";
import { englishIn } from "./english.ts";
import { textsOf } from "./textsOf.ts";
import { undeclaredVariables } from "./undeclaredVariables.ts";

let page: HTMLElement;
let root: Root | undefined;

// The drawing of QR codes is a lazy chunk; the tests look at the first render.
beforeAll(async () => {
  await qrDrawing.load();
});

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  page.remove();
});

function show(element: ReactNode): HTMLElement {
  root ??= createRoot(page);
  flushSync(() => root?.render(<ThemeRoot>{element}</ThemeRoot>));
  const ground = page.firstElementChild;
  if (!(ground instanceof HTMLElement)) throw new Error("ThemeRoot rendered nothing.");
  return ground;
}

/** The confirmation of FormDialog is a second dialog beside the first one. */
const rootsOf = (name: string) => (name === "FormDialog" ? 2 : 1);

/** Components whose types leave out `onBlur`. */
const withoutBlur: readonly string[] = ["Toast"];

/** Components whose stories show the English values of a prop as text. */
const showingValues: readonly string[] = ["Glyph", "Spinner", "Text"];

const textFiles = import.meta.glob<Record<string, Props>>("../components/*/*/*Texts.ts", { eager: true });

/** The default texts that a component's folder defines, by their names in the prop `texts`. */
function defaultTexts(folder: string): Props {
  const modules = Object.entries(textFiles).filter(([path]) => path.startsWith(folder));
  return Object.assign({}, ...modules.flatMap(([, module]) => Object.values(module)));
}

const sources = import.meta.glob<string>("../components/*/*/*.tsx", { query: "?raw", import: "default", eager: true });

/** The texts that a component's props have by default, read from `@default "Voltar"` in their JSDoc. */
function defaultProps(file: string): Props {
  const stated = (sources[file] ?? "").matchAll(/@default "([^"]+)"\s+\*\/\s+(\w+)\?: (?:string|ReactNode)\b/g);
  return Object.fromEntries([...stated].map(([, text, prop = ""]) => [prop, text]));
}

/** A replacement for every text. */
function replacementsOf(texts: Props): Props {
  const replaced = Object.entries(texts).map(([name, text]) => [name, typeof text === "function" ? () => "§" : "§"]);
  return Object.fromEntries(replaced);
}

describe.each(componentStories)("$name", ({ name, folder, stories }) => {
  const shownText = (element: ReactElement) => textsOf(show(element)).join("\n");

  /** A single component, with the args of its first plain story. */
  function component(given: Props): ReactElement {
    const story = stories.find(({ input }) => input.render === undefined) ?? stories[0];
    if (story?.meta.input.component === undefined) throw new Error(`The stories of ${name} name no component.`);
    return createElement(story.meta.input.component, { ...story.composed.args, ...given });
  }

  it("gives one root element className; ref and the rest of the props arrive at one element", () => {
    let referred: unknown;
    const ref = (element: unknown) => {
      referred ??= element;
    };
    const ground = show(component({ className: "given-class", "data-given": "yes", ref }));
    expect(ground.children).toHaveLength(rootsOf(name));
    expect([...ground.children].filter((root) => root.matches(".given-class"))).toHaveLength(1);
    expect(referred).toBeInstanceOf(Element);
    expect(referred).toHaveAttribute("data-given", "yes");
  });

  it("calls the consumer's event handlers in addition to its own", () => {
    const onInput = vi.fn();
    const onBlur = vi.fn();
    const target = show(component({ onInput, onBlur, "data-given": "yes" })).querySelector("[data-given]");
    target?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    target?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(onInput).toHaveBeenCalledOnce();
    if (withoutBlur.includes(name)) expect(onBlur).not.toHaveBeenCalled();
    else expect(onBlur).toHaveBeenCalled();
  });

  it("is rendered on the server and hydrates without a warning", async () => {
    const warned = vi.spyOn(console, "error");
    for (const { Component } of stories) {
      const whole = <Component />;
      const place = document.createElement("div");
      page.append(place);
      place.innerHTML = renderToString(whole);
      const hydrated = hydrateRoot(place, whole, {
        onRecoverableError: (error) => {
          throw error;
        },
      });
      await waitFor(() => expect(Object.keys(place).some((key) => key.startsWith("__reactContainer"))).toBe(true));
      flushSync(() => hydrated.render(whole));
      hydrated.unmount();
    }
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  it("uses no undeclared CSS variable, and speaks Portuguese", () => {
    const texts = stories.map(({ Component }) => shownText(<Component />));
    if (!showingValues.includes(name)) expect(texts.flatMap(englishIn)).toEqual([]);
    // Once for all stories: it reads every rule of the page.
    show(stories.map(({ Component }, key) => createElement(Component, { key })));
    expect(undeclaredVariables()).toEqual([]);
  });

  it("lets each default text be replaced", () => {
    const own = defaultTexts(folder);
    const props = defaultProps(`${folder}${name}.tsx`);
    const replacements = { ...replacementsOf(props), texts: replacementsOf(own) };
    const shown = stories.map(({ Component }) => ({
      before: shownText(<Component />),
      after: shownText(<Component {...replacements} />),
    }));
    // A story that renders without its args shows no replacement.
    const replaced = shown.filter(({ before, after }) => before !== after);
    const count = (part: string, which: "before" | "after") =>
      replaced.reduce((sum, texts) => sum + texts[which].split(part).length - 1, 0);
    for (const [key, text] of Object.entries({ ...own, ...props })) {
      if (typeof text !== "string" || text === "" || count(text, "before") === 0) continue;
      expect(count(text, "after"), `${key} replaces "${text}"`).toBeLessThan(count(text, "before"));
    }
  });
});
