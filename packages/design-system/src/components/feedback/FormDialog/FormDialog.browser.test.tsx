import { accepted } from "@petbox/domain/result";
import { useEffect, useRef, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Form, fillIn } from "../../forms/Form/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { FormDialog } from "./index.ts";

function Opened({ pending = false, known }: { pending?: boolean; known?: string }) {
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (known !== undefined && form.current !== null) fillIn(form.current, { pet: known });
  }, [known]);
  return (
    <FormDialog open={open} title="Nome do pet" pending={pending} onClose={() => setOpen(false)}>
      <Form ref={form} parse={accepted} onSubmit={() => undefined}>
        <TextField name="pet" label="Nome" />
      </Form>
    </FormDialog>
  );
}

const field = page.getByRole("textbox", { name: "Nome" });
const question = page.getByRole("alertdialog");

it("keeps the typed text open below its question, however often Esc is pressed", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Opened />
    </ThemeRoot>,
  );
  await userEvent.fill(field, "Bob");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Continuar editando" }));
  await expect.element(field).toBeVisible();
  await expect.element(field).toHaveValue("Bob");
});

it("stays open while it is sent", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Opened pending />
    </ThemeRoot>,
  );
  await userEvent.click(field);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveFocus();
});

it("closes without a question if only the page filled a field in", async () => {
  openRoot().root.render(
    <ThemeRoot>
      <Opened known="Bob" />
    </ThemeRoot>,
  );
  await expect.element(field).toHaveValue("Bob");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

it("closes when the browser closed it and nothing was typed, and else asks", async () => {
  const { page: place, root } = openRoot();
  root.render(
    <ThemeRoot>
      <Opened />
    </ThemeRoot>,
  );
  await userEvent.fill(field, "Bob");
  const closeByBrowser = () => place.querySelector<HTMLDialogElement>("dialog:has(input)")?.close();
  closeByBrowser();
  await expect.element(question).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Continuar editando" }));
  await expect.element(field).toHaveFocus();
  await userEvent.click(page.getByRole("button", { name: "Fechar" }));
  await userEvent.click(page.getByRole("button", { name: "Sair sem salvar" }));
  await expect.element(field).not.toBeInTheDocument();

  root.render(
    <ThemeRoot>
      <Opened key="again" />
    </ThemeRoot>,
  );
  await expect.element(field).toBeVisible();
  closeByBrowser();
  await expect.element(field).not.toBeInTheDocument();
});
