import { cloneElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { qrDrawing } from "../components/media/QrCode/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { allDocs } from "./allDocs.ts";
import { englishIn } from "./english.ts";
import { textsOf } from "./textsOf.ts";
import { undeclaredVariables } from "./undeclaredVariables.ts";

let page: HTMLElement;
let root: Root | undefined;

// The drawing is lazy; these tests look at it immediately.
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

function show(element: ReactElement): HTMLElement {
  root ??= createRoot(page);
  flushSync(() => root?.render(<ThemeRoot>{element}</ThemeRoot>));
  const ground = page.firstElementChild;
  if (!(ground instanceof HTMLElement)) throw new Error("ThemeRoot rendered nothing.");
  return ground;
}

type Props = Readonly<Record<string, unknown>>;

/** Components whose types omit `onBlur`. */
const offersNoBlur: readonly string[] = ["Toast"];

describe.each(allDocs)("$name", ({ name, docs }) => {
  const { example, states = [], control, labels, texts: words } = docs;
  const shown = [example, ...states];

  it("has one root element that receives className; ref and rest props reach the documented element", () => {
    let referred: unknown;
    const given = cloneElement(example, {
      className: "given-class",
      "data-given": "yes",
      ref: (element: unknown) => {
        referred ??= element;
      },
    });
    const ground = show(given);
    expect(ground.children).toHaveLength(1);
    const [only] = ground.children;
    expect(only).toHaveClass("given-class");
    const target = control === undefined ? only : only?.querySelector(control);
    expect(target).toHaveAttribute("data-given", "yes");
    expect(referred).toBe(target);
  });

  it("calls the consumer's handlers in addition to its own", () => {
    const heard: string[] = [];
    const handlers = { onInput: () => heard.push("input"), onBlur: () => heard.push("blur") };
    const ground = show(cloneElement(example, handlers));
    const target = control === undefined ? ground.firstElementChild : ground.querySelector(control);
    target?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    target?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(heard).toEqual(offersNoBlur.includes(name) ? ["input"] : ["input", "blur"]);
  });

  it("renders on the server and hydrates without a warning", async () => {
    const warned = vi.spyOn(console, "error");
    for (const element of shown) {
      const whole = <ThemeRoot>{element}</ThemeRoot>;
      const place = document.createElement("div");
      page.append(place);
      place.innerHTML = renderToString(whole);
      const hydrated = hydrateRoot(place, whole, {
        onRecoverableError: (error) => {
          throw error;
        },
      });
      await vi.waitFor(() => expect(Object.keys(place).some((key) => key.startsWith("__reactContainer"))).toBe(true));
      flushSync(() => hydrated.render(whole));
      hydrated.unmount();
    }
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  it("uses only declared CSS variables", () => {
    for (const element of shown) {
      show(element);
      expect(undeclaredVariables()).toEqual([]);
    }
  });

  it("has Portuguese texts, each of which can be replaced", () => {
    const texts = shown.map((element) => textsOf(show(element)).join("\n"));
    for (const text of texts) expect(englishIn(text)).toEqual([]);
    const shownTexts = texts.join("\n");
    function expectReplaced(name: string, text: string | undefined, given: (props: Props) => Props): void {
      if (text === undefined) return;
      expect(shownTexts, `the text of ${name} is in the example or in a state of it`).toContain(text);
      for (const element of shown) {
        const replaced = textsOf(show(cloneElement(element, given(element.props)))).join("\n");
        expect(replaced, `${name} replaces its text`).not.toContain(text);
      }
    }
    for (const [prop, text] of Object.entries(labels)) expectReplaced(prop, text, () => ({ [prop]: "§" }));
    for (const [name, text] of Object.entries(words)) {
      expectReplaced(`texts.${name}`, text, ({ texts: given }) => ({ texts: { ...Object(given), [name]: "§" } }));
    }
  });
});
