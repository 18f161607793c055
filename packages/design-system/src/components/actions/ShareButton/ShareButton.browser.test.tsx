import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ShareButton } from "./ShareButton.tsx";

const sheet: Readonly<Record<string, () => unknown>> = { share: () => Promise.resolve(), canShare: () => true };

let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = document.createElement("div");
  document.body.append(page);
  for (const [name, value] of Object.entries(sheet)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  page.remove();
  for (const name of Object.keys(sheet)) Reflect.deleteProperty(navigator, name);
});

it("hydrates without a share sheet, as on the server, and then offers the browser's own", async () => {
  const mismatched = vi.fn();
  const whole = <ShareButton url="https://petbox.com.br/cupom/bobquerido" />;
  page.innerHTML = renderToString(whole);
  expect(page.textContent).toContain("Copiar link");
  const root = await act(async () => hydrateRoot(page, whole, { onRecoverableError: mismatched }));
  expect(mismatched).not.toHaveBeenCalled();
  expect(page.textContent).toContain("Compartilhar");
  expect(page.textContent).not.toContain("Copiar link");
  await act(async () => root.unmount());
});

/** Mounts the button and returns a press on it. */
async function mounted() {
  const root = createRoot(page);
  await act(async () => root.render(<ShareButton url="https://petbox.com.br/cupom/bobquerido" />));
  onTestFinished(() => root.unmount());
  return () => act(async () => page.querySelector("button")?.click());
}

it("copies in a browser that refuses to say what it can share", async () => {
  Object.defineProperty(navigator, "canShare", {
    configurable: true,
    value: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  await mounted();
  expect(page.textContent).toContain("Copiar link");
});

it("copies if the sheet has not appeared by the next press", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  Object.defineProperty(navigator, "share", { configurable: true, value: () => new Promise(() => undefined) });
  const press = await mounted();
  await press();
  await press();
  expect(page.textContent).not.toContain("Copiar link");
  vi.setSystemTime(Date.now() + 2_000);
  await press();
  expect(page.textContent).toContain("Copiar link");
});
