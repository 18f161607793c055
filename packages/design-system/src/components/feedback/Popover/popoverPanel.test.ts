// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { watchOpeners } from "./popoverPanel.ts";

/* jsdom has no popovers, like the oldest supported browsers. */

let undo: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = `
    <button popovertarget="ajuda">Ajuda</button>
    <button popovertarget="ajuda"><span>Outra ajuda</span></button>
    <div id="ajuda"><p>Texto</p></div>`;
  undo = watchOpeners(panel());
});

afterEach(() => undo?.());

function panel(): HTMLElement {
  const found = document.getElementById("ajuda");
  if (found === null) throw new Error("The panel is missing.");
  return found;
}

function button(): HTMLButtonElement {
  const found = document.querySelector("button");
  if (found === null) throw new Error("The button is missing.");
  return found;
}

const isOpen = () => [panel().hasAttribute("data-open"), button().getAttribute("aria-expanded")];

it("opens and closes by the button", () => {
  button().click();
  expect(isOpen()).toEqual([true, "true"]);
  button().click();
  expect(isOpen()).toEqual([false, "false"]);
});

it("stays open on a press inside, and closes on one outside", () => {
  button().click();
  panel().querySelector("p")?.click();
  expect(isOpen()).toEqual([true, "true"]);
  document.body.click();
  expect(isOpen()).toEqual([false, "false"]);
});

it("closes on Esc and returns the focus to the button", () => {
  button().click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(isOpen()).toEqual([false, "false"]);
  expect(document.activeElement).toBe(button());
});

it("opens and closes by any button that names it, and returns the focus to that one", () => {
  const other = document.querySelector("span")?.parentElement;
  document.querySelector("span")?.click();
  expect(isOpen()).toEqual([true, "true"]);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(isOpen()).toEqual([false, "false"]);
  expect(document.activeElement).toBe(other);
  other?.click();
  button().click();
  expect([...isOpen(), other?.getAttribute("aria-expanded")]).toEqual([false, "false", "false"]);
});
