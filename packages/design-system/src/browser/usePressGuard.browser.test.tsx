import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../components/actions/Button/index.ts";
import { TextField } from "../components/forms/TextField/index.ts";
import { usePressGuard } from "./usePressGuard.ts";

const choose = vi.fn();
let leave = () => {};
/** The timestamp of every event, in milliseconds. */
let now = 0;
/** Whether a press on the first page opens the second one. */
let isReady = true;

function Pages() {
  const [path, setPath] = useState("/trilha");
  usePressGuard(path);
  return path === "/trilha" ? (
    <Button onClick={() => isReady && setPath("/plano")}>Quero esta trilha</Button>
  ) : (
    <>
      <Button onClick={choose}>Quero este plano</Button>
      <TextField label="Cupom" name="cupom" />
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  choose.mockClear();
  now = 60_000;
  isReady = true;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => now);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  leave = () => {
    root.unmount();
    place.remove();
  };
  act(() => root.render(<Pages />));
});

afterEach(() => {
  act(() => leave());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const track = () => page.getByRole("button", { name: "Quero esta trilha" });
const plan = () => page.getByRole("button", { name: "Quero este plano" });

/** Presses on the first page. The second one opens at the same time. */
async function openPlan(): Promise<void> {
  await act(() => userEvent.click(track(), { position: { x: 10, y: 10 } }));
  await expect.element(plan()).toBeVisible();
}

/** @param time from the opening of the page, in milliseconds. @param x from the left edge of the button; the page was opened at 10. */
async function pressAt(time: number, x = 10): Promise<number> {
  choose.mockClear();
  now = 60_000 + time;
  await userEvent.click(plan(), { position: { x, y: 10 } });
  return choose.mock.calls.length;
}

it("ignores a press that began before the page was opened, wherever it is", async () => {
  await openPlan();
  expect(await pressAt(-1)).toBe(0);
  expect(await pressAt(-1, 60)).toBe(0);
});

it("ignores presses within 350 ms at the place of the press that opened the page", async () => {
  await openPlan();
  expect(await pressAt(80)).toBe(0);
  expect(await pressAt(200, 30)).toBe(0);
  expect(await pressAt(349)).toBe(0);
  expect(await pressAt(350)).toBe(1);
});

it("accepts an early press elsewhere", async () => {
  await openPlan();
  expect(await pressAt(10, 60)).toBe(1);
});

it("accepts keys, scripts and presses without a pointer at any time", async () => {
  await openPlan();
  const button = plan().element();
  if (!(button instanceof HTMLElement)) throw new Error("The page has no button.");
  button.click();
  expect(choose).toHaveBeenCalledTimes(1);
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledTimes(2);
});

it("accepts a press once the user has typed on the page", async () => {
  await openPlan();
  await userEvent.fill(page.getByLabelText("Cupom"), "BOB");
  expect(await pressAt(100)).toBe(1);
});

it("accepts a press on a page that a key has opened", async () => {
  isReady = false;
  await userEvent.click(track(), { position: { x: 10, y: 10 } });
  isReady = true;
  await act(() => userEvent.keyboard("{Enter}"));
  await expect.element(plan()).toBeVisible();
  expect(await pressAt(10)).toBe(1);
});

it("accepts presses whose timestamps come from another clock", async () => {
  await openPlan();
  expect(await pressAt(-60_000)).toBe(1);
});
