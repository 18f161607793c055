import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { StyleSheetManager } from "styled-components";
import { expect, it, onTestFinished } from "vitest";
import { Button } from "../components/actions/Button/index.ts";
import { LayeredThemeRoot } from "./LayeredThemeRoot.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

const content = (
  <>
    <Button className="ours">Continuar</Button>
    <Button>Voltar</Button>
    <p>Uma frase</p>
  </>
);

/** Renders in a document of its own, in which no other test has styles, and returns the looks. */
function looksOf(element: ReactElement) {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error("The frame has no document.");
  // Before the library's styles, as a linked file would be.
  page.head.append(
    Object.assign(page.createElement("style"), {
      textContent: ".ours { background-color: rgb(1, 2, 3); min-height: 60px; } p { margin-top: 7px; }",
    }),
  );
  const root = createRoot(page.body);
  onTestFinished(() => {
    root.unmount();
    frame.remove();
  });
  flushSync(() => root.render(<StyleSheetManager target={page.head}>{element}</StyleSheetManager>));
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
  const { ours, marginTop } = looksOf(<LayeredThemeRoot>{content}</LayeredThemeRoot>);
  expect(ours).toEqual({ backgroundColor: "rgb(1, 2, 3)", minHeight: "60px" });
  expect(marginTop).toBe("7px");
});

it("looks as without a layer where the application has no rule", () => {
  const inLayer = looksOf(<LayeredThemeRoot>{content}</LayeredThemeRoot>);
  const withoutLayer = looksOf(<ThemeRoot>{content}</ThemeRoot>);
  expect(inLayer.plain).toEqual(withoutLayer.plain);
  expect(withoutLayer.ours.minHeight).not.toBe("60px");
});
