import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { createToaster, ToastRegion } from "./index.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("a notice without an end stays until it is closed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const toaster = createToaster();
  openRoot().root.render(
    <ThemeRoot>
      <ToastRegion toaster={toaster} duration={Number.POSITIVE_INFINITY} />
    </ThemeRoot>,
  );
  toaster.showToast({ tone: "success", description: "Endereço salvo." });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Endereço salvo."));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(document.body.textContent).toContain("Endereço salvo.");
  vi.useRealTimers();
  await userEvent.click(page.getByRole("button"));
  await expect.element(page.getByText("Endereço salvo.")).not.toBeInTheDocument();
});
