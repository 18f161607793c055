import { accepted } from "@petbox/domain/result";
import { useState } from "react";
import { waitFor } from "storybook/test";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Form, type FormSubmission } from "./index.ts";

const options = [
  { value: "visa", label: "Visa" },
  { value: "elo", label: "Elo" },
];

/** A form that locks its choice while the reply is on its way, until `refuse`. */
function Paying() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <Form parse={accepted} onSubmit={() => setPending(true)} pending={pending}>
        <RadioGroup name="card" label="Cartão" options={options} disabled={pending} />
        <Button type="submit" pending={pending} texts={{ pendingLabel: "Enviando o pagamento" }}>
          Pagar
        </Button>
      </Form>
      <button type="button" onClick={() => setPending(false)}>
        Recusar
      </button>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name });

let open: ReturnType<typeof openRoot>;

beforeEach(() => {
  open = openRoot();
});

it("gives the focus of a choice that locks while sending to the submit button, which keeps it", async () => {
  open.root.render(
    <ThemeRoot>
      <Paying />
    </ThemeRoot>,
  );
  await userEvent.click(page.getByRole("radio", { name: "Visa" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Enviando o pagamento")).toHaveFocus();
  button("Recusar")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(button("Pagar")).toHaveFocus();
});

type Send = FormSubmission<unknown>["onSubmit"];

it.each([
  { prop: "onSubmit", to: (send: Send) => ({ onSubmit: send }) },
  { prop: "action", to: (send: Send) => ({ action: send }) },
])("reports the error of a rejected $prop once, and can be sent again", async ({ to }) => {
  const reported = vi.fn((event: Event) => event.preventDefault());
  for (const name of ["error", "unhandledrejection"]) {
    addEventListener(name, reported);
    onTestFinished(() => removeEventListener(name, reported));
  }
  const send = vi.fn(async () => {
    throw new Error("The save failed.");
  });
  open.root.render(
    <ThemeRoot>
      <Form parse={accepted} {...to(send)}>
        <Button type="submit">Salvar</Button>
      </Form>
    </ThemeRoot>,
  );
  await userEvent.click(button("Salvar"));
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  await userEvent.click(button("Salvar"));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
});
