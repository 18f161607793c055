import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Button } from "../components/actions/Button/index.ts";
import { LayeredThemeRoot } from "./LayeredThemeRoot.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

let page: HTMLElement;
let root: Root;
let own: HTMLStyleElement;

beforeEach(() => {
  page = document.createElement("div");
  own = document.createElement("style");
  own.textContent = ".ours { background-color: rgb(1, 2, 3); min-height: 60px; } p { margin-top: 7px; }";
  document.body.append(page);
  // Before the library's styles, as a linked file would be.
  document.head.prepend(own);
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
  own.remove();
});

const content = (
  <>
    <Button className="ours">Continuar</Button>
    <Button>Voltar</Button>
    <p>Uma frase</p>
  </>
);

function shown() {
  const [ours, plain] = page.querySelectorAll("button");
  const sentence = page.querySelector("p");
  if (!ours || !plain || !sentence) throw new Error("The page is missing.");
  const { backgroundColor, minHeight } = getComputedStyle(ours);
  return {
    ours: { backgroundColor, minHeight },
    plain: { ...getComputedStyle(plain) },
    marginTop: getComputedStyle(sentence).marginTop,
  };
}

it("lets a class of the application win, wherever its style sheet is", () => {
  flushSync(() => root.render(<LayeredThemeRoot>{content}</LayeredThemeRoot>));
  expect(shown().ours).toEqual({ backgroundColor: "rgb(1, 2, 3)", minHeight: "60px" });
  expect(shown().marginTop).toBe("7px");
});

it("looks as without a layer where the application has no rule", () => {
  flushSync(() => root.render(<LayeredThemeRoot>{content}</LayeredThemeRoot>));
  const inLayer = shown().plain;
  root.unmount();
  root = createRoot(page);
  flushSync(() => root.render(<ThemeRoot>{content}</ThemeRoot>));
  expect(inLayer).toEqual(shown().plain);
  expect(shown().ours.minHeight).not.toBe("60px");
});
