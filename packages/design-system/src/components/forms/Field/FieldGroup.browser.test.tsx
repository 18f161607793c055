import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Checkbox } from "../Checkbox/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";

it.each([undefined, "morning"] as const)("focus() skips a disabled radio (chosen: %s)", async (defaultValue) => {
  openRoot().root.render(
    <ThemeRoot>
      <RadioGroup
        name="period"
        label="Período"
        defaultValue={defaultValue}
        options={[
          { value: "morning", label: "De manhã", disabled: true },
          { value: "afternoon", label: "À tarde" },
        ]}
      />
    </ThemeRoot>,
  );
  const group = page.getByRole("radiogroup", { name: "Período" });
  await expect.element(group).toBeVisible();
  group.element().focus();
  await expect.element(page.getByRole("radio", { name: "À tarde" })).toHaveFocus();
});

it("a group and a checkbox keep the `aria-invalid` of the page if they have no error of their own", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <RadioGroup name="period" label="Período" options={[]} aria-invalid />
      <Checkbox name="terms" label="Aceito os termos" aria-invalid />
    </ThemeRoot>,
  );
  await expect.element(page.getByRole("radiogroup", { name: "Período" })).toBeInvalid();
  await expect.element(page.getByRole("checkbox", { name: "Aceito os termos" })).toBeInvalid();
});
