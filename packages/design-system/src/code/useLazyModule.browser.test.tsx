import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished, vi } from "vitest";
import { SafeHtml, sanitizer } from "../components/foundations/SafeHtml/index.ts";
import { QrCode, qrDrawing } from "../components/media/QrCode/index.ts";

it.each<{ name: string; element: ReactElement; load: () => Promise<unknown>; drawn: string }>([
  { name: "SafeHtml", element: <SafeHtml html="Cartão <b>recusado</b>." />, load: sanitizer.load, drawn: "b" },
  { name: "QrCode", element: <QrCode code="AMORA" label="Convite" />, load: qrDrawing.load, drawn: "svg" },
])("$name hydrates the server's markup, although its code loaded earlier", async ({ element, load, drawn }) => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(element);
  expect(page.querySelector(drawn)).toBeNull();
  await load();
  const mismatched = vi.fn();
  const root = hydrateRoot(page, element, { onRecoverableError: mismatched });
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  await waitFor(() => expect(page.querySelector(drawn)).toBeVisible());
  expect(mismatched).not.toHaveBeenCalled();
});
