import { rejected } from "@petbox/domain/result";
import type { ReactNode } from "react";
import { waitFor } from "storybook/test";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/index.ts";
import { Form } from "../../forms/Form/index.ts";
import { PhotoUpload } from "../../forms/PhotoUpload/index.ts";
import { storyPhoto } from "../../forms/PhotoUpload/storyPhotos.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { SlideDeck } from "../../media/SlideDeck/index.ts";
import { Countdown } from "../../status/Countdown/index.ts";
import { Tabs } from "./index.ts";

function show(panel: ReactNode): void {
  openRoot().root.render(
    <ThemeRoot>
      <Tabs
        label="Conta"
        tabs={[
          { value: "own", label: "Dados", panel },
          { value: "other", label: "Pagamento", panel: "Visa" },
        ]}
      />
    </ThemeRoot>,
  );
}

const tab = (name: string) => page.getByRole("tab", { name });

/** Hides the panel, and shows it again, which runs its effects again. */
async function leaveAndReturn(whileHidden = () => {}): Promise<void> {
  await userEvent.click(tab("Pagamento"));
  await expect.element(tab("Pagamento")).toHaveAttribute("aria-selected", "true");
  whileHidden();
  await userEvent.click(tab("Dados"));
  await expect.element(tab("Dados")).toHaveAttribute("aria-selected", "true");
}

it("a refused form that is shown again leaves the focus on the tab", async () => {
  show(
    <Form parse={() => rejected({ name: "Escreva o nome." })} onSubmit={() => undefined}>
      <TextField name="name" label="Nome" />
      <Button type="submit">Salvar</Button>
    </Form>,
  );
  await userEvent.click(page.getByRole("button", { name: "Salvar" }));
  await expect.element(page.getByRole("textbox", { name: "Nome" })).toHaveFocus();
  await leaveAndReturn();
  await expect.element(page.getByRole("textbox", { name: "Nome" })).toBeVisible();
  expect(tab("Dados").element()).toHaveFocus();
  await userEvent.click(page.getByRole("button", { name: "Salvar" }));
  await expect.element(page.getByRole("textbox", { name: "Nome" })).toHaveFocus();
});

it("slides that are shown again leave the focus on the tab", async () => {
  show(<SlideDeck label="Boas-vindas" slides={[{ title: "Olá" }, { title: "A caixa" }]} onFinish={() => undefined} />);
  await userEvent.click(page.getByRole("button", { name: "Próximo" }));
  await expect.element(page.getByRole("heading", { name: "A caixa" })).toHaveFocus();
  await leaveAndReturn();
  await expect.element(page.getByRole("heading", { name: "A caixa" })).toBeVisible();
  expect(tab("Dados").element()).toHaveFocus();
});

it("a countdown that is shown again goes on", async () => {
  let time = 0;
  show(<Countdown seconds={60} now={() => time} />);
  await expect.element(page.getByRole("timer")).toHaveTextContent("1:00");
  await leaveAndReturn(() => {
    time = 20_000;
  });
  await expect.element(page.getByRole("timer")).toHaveTextContent("0:40");
});

it("a countdown ends once, even if it is shown again", async () => {
  const end = vi.fn();
  show(<Countdown seconds={0} onEnd={end} />);
  await waitFor(() => expect(end).toHaveBeenCalled());
  await leaveAndReturn();
  await expect.element(page.getByRole("timer")).toBeVisible();
  expect(end).toHaveBeenCalledOnce();
});

it("a photo is prepared while its panel is hidden", async () => {
  const decode = createImageBitmap;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    await released;
    return decode(file);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const chosen = vi.fn();
  show(<PhotoUpload name="photo" label="Foto" onValueChange={chosen} />);
  const input = page.getByLabelText("Foto");
  await userEvent.upload(input, await storyPhoto());
  await expect.element(page.getByRole("status")).toHaveTextContent("Preparando a foto…");
  await userEvent.click(tab("Pagamento"));
  release();
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  await userEvent.click(tab("Dados"));
  await expect.element(page.getByText("bob.png", { exact: true })).toBeVisible();
  expect(input.element()).toHaveProperty("files.length", 1);
});

it("a chosen photo is shown again with its preview", async () => {
  show(<PhotoUpload name="photo" label="Foto" />);
  await userEvent.upload(page.getByLabelText("Foto"), await storyPhoto());
  await expect.element(page.getByText("bob.png", { exact: true })).toBeVisible();
  await leaveAndReturn();
  await expect.element(page.getByText("bob.png", { exact: true })).toBeVisible();
  const address = page.getByRole("presentation").element().getAttribute("src") ?? "";
  // The picture would be loaded from there again.
  expect((await fetch(address)).ok).toBe(true);
});
