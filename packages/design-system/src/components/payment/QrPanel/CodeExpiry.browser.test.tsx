import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished, vi } from "vitest";
import { CodeExpiry } from "./CodeExpiry.tsx";
import { qrPanelTexts } from "./qrPanelTexts.ts";

const at = (time: string) => (
  <CodeExpiry
    seconds={600}
    now={() => Date.parse(`2026-03-10T${time}-03:00`)}
    onEnd={() => undefined}
    texts={{ ...qrPanelTexts, printedExpiryText: (hour) => `Vale até ${hour}` }}
  />
);

it("hydrates although the server's clock shows another minute, and prints the browser's", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(at("12:00:59"));
  const mismatched = vi.fn();
  const root = hydrateRoot(page, at("12:01:01"), { onRecoverableError: mismatched });
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  await waitFor(() => expect(page.textContent).toContain("Vale até 12h11"));
  expect(mismatched).not.toHaveBeenCalled();
});
