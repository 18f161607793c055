import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { createToaster, ToastRegion } from "./index.ts";

it("a notice without an end stays until it is closed", async () => {
  const toaster = createToaster();
  openRoot().root.render(
    <ThemeRoot>
      <ToastRegion toaster={toaster} duration={Number.POSITIVE_INFINITY} />
    </ThemeRoot>,
  );
  toaster.showToast({ tone: "success", description: "Endereço salvo." });
  await expect.element(page.getByText("Endereço salvo.")).toBeVisible();
  // A timer that is too long ends within a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByText("Endereço salvo.")).toBeVisible();
  await userEvent.click(page.getByRole("button"));
  await expect.element(page.getByText("Endereço salvo.")).not.toBeInTheDocument();
});
