import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { CurrencyField } from "./index.ts";

it.each([
  { kind: "read-only", readOnly: true, shown: "80" },
  { kind: "editable", readOnly: false, shown: "R$80,00" },
])("shows $shown when a $kind field is left", async ({ readOnly, shown }) => {
  openRoot().root.render(
    <ThemeRoot>
      <CurrencyField name="amount" label="Valor" defaultValue="80" readOnly={readOnly} />
    </ThemeRoot>,
  );
  const field = page.getByRole("textbox", { name: "Valor" });
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});
