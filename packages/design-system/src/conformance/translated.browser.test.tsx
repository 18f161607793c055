import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { componentStories, type Props } from "./componentStories.ts";
import { translatePage } from "./translatePage.ts";

let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  // The browser refuses both without a real press.
  vi.spyOn(HTMLInputElement.prototype, "showPicker").mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
});

// Other test files run in the same page.
afterEach(() => {
  act(() => leave());
  leave = () => {};
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const controls = "button, summary, input:not([type=file]), [role=option]";
const typed = new Set(["text", "tel", "email", "search", "password"]);

/** Some stories have a control for every day of a year. */
const mostControls = 40;

/** Presses each control of a story on a translated page, types into its fields, and returns the errors that React threw. */
async function errorsInUse(Story: ComponentType<Props>): Promise<readonly unknown[]> {
  const page = document.body.appendChild(document.createElement("div"));
  const errors: unknown[] = [];
  const root = createRoot(page, { onUncaughtError: (error) => errors.push(error) });
  await act(async () => root.render(<Story />));
  const translator = translatePage(page);
  leave = () => {
    translator.stop();
    root.unmount();
    page.remove();
  };
  // Navigation would leave the test's page.
  page.addEventListener("submit", (event) => event.preventDefault());
  const step = async (change: () => void) => {
    await act(async () => change());
    translator.catchUp();
  };
  for (let place = 0; place < mostControls; place += 1) {
    const control = page.querySelectorAll<HTMLElement>(controls)[place];
    if (control === undefined) break;
    await step(() => control.click());
    if (!(control instanceof HTMLInputElement) || control.readOnly || !typed.has(control.type)) continue;
    await step(() => {
      control.focus();
      control.value = "Bu1";
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  }
  await step(() => vi.advanceTimersByTime(3_000));
  act(() => leave());
  leave = () => {};
  return errors;
}

describe.each(componentStories)("$name", ({ stories }) => {
  it("survives presses and typing on a page that a browser translates", async () => {
    for (const { Component } of stories) expect(await errorsInUse(Component)).toEqual([]);
  });
});
