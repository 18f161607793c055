import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { CardForm } from "./index.ts";

it("the known CPF is there again after a reset", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <CardForm today={civilDate(2026, 3, 10)} parse={parseCard} knownCpf="529.982.247-25" onSubmit={() => undefined}>
        <button type="reset">Limpar</button>
      </CardForm>
    </ThemeRoot>,
  );
  const cpf = page.getByRole("textbox", { name: /CPF/ });
  await expect.element(cpf).toHaveValue("529.982.247-25");
  await userEvent.fill(cpf, "111.444.777-35");
  await userEvent.click(page.getByRole("button", { name: "Limpar" }));
  await expect.element(cpf).toHaveValue("529.982.247-25");
});
