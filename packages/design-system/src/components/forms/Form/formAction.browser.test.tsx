import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { accepted } from "@petbox/domain/result";
import { useActionState } from "react";
import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
});

afterEach(() => vi.restoreAllMocks());

function field(): HTMLInputElement {
  const found = page.querySelector("input");
  if (found === null) throw new Error("The field is missing.");
  return found;
}

/** Refuses every name except "Bob". */
function NamedPet({ onAnswer }: { onAnswer: () => Promise<void> }) {
  const [refused, send, pending] = useActionState<FieldErrors<string>, string>(async (_refused, name) => {
    await onAnswer();
    return name === "Bob" ? {} : { pet: `${name} já existe` };
  }, {});
  return (
    <Form parse={(values) => accepted(values.pet ?? "")} action={send} serverErrors={refused} pending={pending}>
      <TextField name="pet" label="Nome" />
      <Button type="submit">Salvar</Button>
    </Form>
  );
}

it("sends the parsed value to an action, shows its refusal at the field and keeps the typed text", async () => {
  const warned = vi.spyOn(console, "error");
  let answer: () => void = () => undefined;
  const onAnswer = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  root.render(
    <ThemeRoot>
      <NamedPet onAnswer={onAnswer} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(field()).toBeVisible());
  await userEvent.fill(field(), "Mel");
  await userEvent.keyboard("{Enter}");
  const form = page.querySelector("form");
  await waitFor(() => expect(form).toHaveAttribute("aria-busy", "true"));
  await userEvent.keyboard("{Enter}");
  answer();
  await waitFor(() => expect(field()).toHaveAccessibleDescription("Mel já existe"));
  expect(field()).toHaveValue("Mel");
  expect(onAnswer).toHaveBeenCalledOnce();
  await userEvent.fill(field(), "Bob");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(2));
  answer();
  await waitFor(() => expect(form).not.toHaveAttribute("aria-busy"));
  expect(field()).toHaveAccessibleDescription("");
  expect(warned.mock.calls).toEqual([]);
});
