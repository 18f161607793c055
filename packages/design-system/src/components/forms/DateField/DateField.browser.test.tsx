import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { enterText } from "../Field/enterText.ts";
import { DateField } from "./index.ts";

it("is emptied by the device's calendar, as it was filled", async () => {
  const changed = vi.fn();
  const { page: place, root } = openRoot();
  root.render(
    <ThemeRoot>
      <DateField name="birth" label="Nascimento" onValueChange={changed} />
    </ThemeRoot>,
  );
  const field = page.getByRole("textbox", { name: "Nascimento" });
  await expect.element(field).toBeVisible();
  const calendar = place.querySelector<HTMLInputElement>("input[type=date]");
  if (calendar === null) throw new Error("There is no calendar.");
  enterText(calendar, "2026-05-21");
  await expect.element(field).toHaveValue("21/05/2026");
  enterText(calendar, "");
  await expect.element(field).toHaveValue("");
  expect(changed).toHaveBeenLastCalledWith("");
});
