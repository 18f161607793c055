import { accepted } from "@petbox/domain/result";
import { waitFor } from "storybook/test";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { NewPasswordFields } from "../../../screens/session/NewPasswordFields.tsx";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

const onSubmit = vi.fn();
const onKeyDown = vi.fn();
const field = (name: string) => page.getByRole("textbox", { name });

beforeEach(() => {
  vi.clearAllMocks();
});

function open(isRequired: boolean) {
  openRoot().root.render(
    <ThemeRoot>
      <Form parse={accepted} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <TextField name="email" label="E-mail" enterKeyHint="next" />
        <button type="button">Ajuda</button>
        <TextField name="phone" label="Telefone" required={isRequired} />
        <Button type="submit">Continuar</Button>
      </Form>
    </ThemeRoot>,
  );
}

it("goes on to an empty required field, and sends the form once that one is filled in", async () => {
  open(true);
  await userEvent.fill(field("E-mail"), "ana@gmail.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Telefone")).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onKeyDown).toHaveBeenCalled();
  await userEvent.fill(field("Telefone"), "11912345678");
  await userEvent.click(field("E-mail"));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it("sends the form from the field before an optional one", async () => {
  open(false);
  await userEvent.fill(field("E-mail"), "ana@gmail.com");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it("goes from the new password to its repetition", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Form parse={accepted} onSubmit={onSubmit}>
        <NewPasswordFields />
        <Button type="submit">Salvar</Button>
      </Form>
    </ThemeRoot>,
  );
  await userEvent.fill(page.getByLabelText("Nova senha", { exact: true }), "uma frase só minha");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Repita a nova senha", { exact: true })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
