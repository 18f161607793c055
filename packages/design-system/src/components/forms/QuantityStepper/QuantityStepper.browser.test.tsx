import { everyQuantity } from "@petbox/domain/quantity/allowedQuantities";
import { accepted, rejected } from "@petbox/domain/result";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { Form } from "../Form/index.ts";
import { QuantityStepper } from "./index.ts";

const own = { name: "quantity", item: "Tapete higiênico M", allowed: everyQuantity() };

function Controlled() {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper {...own} value={quantity} onValueChange={setQuantity} />;
}

it.each([
  { kind: "an uncontrolled", stepper: <QuantityStepper {...own} /> },
  { kind: "a controlled", stepper: <Controlled /> },
])("the error of the form under $kind stepper goes once a press has corrected it", async ({ stepper }) => {
  openRoot().root.render(
    <ThemeRoot>
      <Form
        parse={({ quantity }) => (quantity === "1" ? rejected({ quantity: "Leve pelo menos 2." }) : accepted(quantity))}
        onSubmit={() => undefined}
      >
        {stepper}
        <Button type="submit">Levar</Button>
      </Form>
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("button", { name: "Levar" }));
  const group = page.getByRole("group", { name: "Quantidade: Tapete higiênico M" });
  await expect.element(group).toHaveAccessibleDescription("Leve pelo menos 2.");
  await userEvent.click(page.getByRole("button", { name: "Aumentar: Tapete higiênico M" }));
  await expect.element(group).not.toHaveAccessibleDescription();
});

it("the form names a refused quantity by its label, and focuses its button", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Form parse={() => rejected({ quantity: "Leve pelo menos 2." })} onSubmit={() => undefined}>
        <QuantityStepper {...own} />
        <Button type="submit">Levar</Button>
      </Form>
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("button", { name: "Levar" }));
  await expect.element(page.getByRole("button", { name: "Aumentar: Tapete higiênico M" })).toHaveFocus();
  await expect
    .element(page.getByRole("alert").first())
    .toHaveTextContent("Quantidade: Tapete higiênico M: Leve pelo menos 2.");
  expect(page.getByText("Confira 1 campo").elements()).toEqual([]);
});
