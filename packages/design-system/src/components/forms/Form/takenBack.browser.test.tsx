import { accepted } from "@petbox/domain/result";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { CouponField } from "../../commerce/CouponField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

function Refused({ none }: { none: undefined | Record<string, string> }) {
  const [errors, setErrors] = useState<Record<string, string> | undefined>({ pet: "Este nome já existe." });
  return (
    <>
      <Form parse={accepted} onSubmit={() => undefined} serverErrors={errors}>
        <TextField name="pet" label="Nome" />
      </Form>
      <button type="button" onClick={() => setErrors(none)}>
        Esquecer
      </button>
    </>
  );
}

function RefusedCoupon() {
  const [error, setError] = useState<string | undefined>("Este cupom venceu.");
  return (
    <>
      <CouponField applied={undefined} error={error} onApply={() => undefined} onRemove={() => undefined} />
      <button type="button" onClick={() => setError(undefined)}>
        Esquecer
      </button>
    </>
  );
}

it.each([
  { kind: "undefined", element: <Refused none={undefined} /> },
  { kind: "an empty object", element: <Refused none={{}} /> },
  { kind: "no error of a coupon", element: <RefusedCoupon /> },
])("the server's error goes once the page passes $kind", async ({ element }) => {
  const opened = openRoot();
  opened.root.render(<ThemeRoot>{element}</ThemeRoot>);
  const form = page.elementLocator(opened.page);
  const field = form.getByRole("textbox");
  await expect.element(field).toHaveAccessibleDescription(/já existe|venceu/);
  await userEvent.click(form.getByRole("button", { name: "Esquecer" }));
  await expect.element(field).not.toHaveAccessibleDescription();
  await expect.element(form.getByText(/já existe|venceu/)).not.toBeInTheDocument();
});
