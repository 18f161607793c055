import { everyQuantity } from "@petbox/domain/quantity/allowedQuantities";
import type { ReactNode } from "react";
import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Combobox } from "../../forms/Combobox/index.ts";
import { MultipleFileUpload } from "../../forms/MultipleFileUpload/index.ts";
import { PhotoUpload } from "../../forms/PhotoUpload/index.ts";
import { storyPhoto } from "../../forms/PhotoUpload/storyPhotos.ts";
import { QuantityStepper } from "../../forms/QuantityStepper/index.ts";
import { Tabs } from "./index.ts";

/** A form whose tabs hold the field in their first panel. */
function show(panel: ReactNode, own = { defaultValue: "own", mountAll: false }): void {
  openRoot().root.render(
    <ThemeRoot>
      <form aria-label="Cadastro">
        <Tabs
          label="Conta"
          {...own}
          tabs={[
            { value: "own", label: "Dados", panel },
            { value: "other", label: "Pagamento", panel: "Visa" },
          ]}
        />
        <button type="reset">Limpar</button>
      </form>
    </ThemeRoot>,
  );
}

async function open(name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  await userEvent.click(tab);
  await expect.element(tab).toHaveAttribute("aria-selected", "true");
}

const clear = () => userEvent.click(page.getByRole("button", { name: "Limpar" }));

function sent(name: string): readonly FormDataEntryValue[] {
  const form = page.getByRole("form", { name: "Cadastro" }).element();
  return form instanceof HTMLFormElement ? new FormData(form).getAll(name) : [];
}

const cities = [
  { value: "3550308", label: "São Paulo" },
  { value: "3548500", label: "Santos" },
];
const combobox = <Combobox name="city" label="Cidade" options={cities} defaultValue={cities[0]} />;

it("a form sends the chosen option while its panel is hidden, and the first one after a reset", async () => {
  show(combobox);
  const input = page.getByRole("combobox", { name: "Cidade" });
  await userEvent.fill(input, "santos");
  await userEvent.keyboard("{Enter}");
  await open("Pagamento");
  expect(sent("city")).toEqual(["3548500"]);
  await clear();
  await waitFor(() => expect(sent("city")).toEqual(["3550308"]));
  await open("Dados");
  await expect.element(input).toHaveValue("São Paulo");
});

it("a form sends the initial option of a panel that was never shown", async () => {
  show(combobox, { defaultValue: "other", mountAll: true });
  await expect.element(page.getByText("Visa")).toBeVisible();
  await waitFor(() => expect(sent("city")).toEqual(["3550308"]));
});

it("a form sends no option of a disabled group", async () => {
  show(<fieldset disabled>{combobox}</fieldset>);
  await expect.element(page.getByRole("combobox", { name: "Cidade" })).toBeDisabled();
  expect(sent("city")).toEqual([]);
});

it("a quantity is reset while its panel is hidden", async () => {
  show(<QuantityStepper name="quantity" item="Caixa" allowed={everyQuantity()} />);
  await userEvent.click(page.getByRole("button", { name: "Aumentar: Caixa" }));
  await open("Pagamento");
  expect(sent("quantity")).toEqual(["2"]);
  await clear();
  await waitFor(() => expect(sent("quantity")).toEqual(["1"]));
});

it("files are removed by a reset while their panel is hidden", async () => {
  const changed = vi.fn();
  show(<MultipleFileUpload name="exams" label="Exames" accept=".txt" onValueChange={changed} />);
  await userEvent.upload(page.getByLabelText("Exames"), [
    new File(["a"], "sangue.txt", { type: "text/plain" }),
    new File(["b"], "pulso.pdf", { type: "application/pdf" }),
  ]);
  await expect.element(page.getByText("pulso.pdf", { exact: true })).toBeVisible();
  await open("Pagamento");
  await clear();
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith([]));
  await open("Dados");
  await expect.element(page.getByText("Escolher arquivos")).toBeVisible();
  expect(page.getByText(/sangue\.txt|pulso\.pdf/).elements()).toEqual([]);
});

it("a photo is removed by a reset while its panel is hidden", async () => {
  const changed = vi.fn();
  show(<PhotoUpload name="photo" label="Foto" onValueChange={changed} />);
  await userEvent.upload(page.getByLabelText("Foto"), await storyPhoto());
  await expect.element(page.getByText("bob.png", { exact: true })).toBeVisible();
  await open("Pagamento");
  await clear();
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(undefined));
  await open("Dados");
  await expect.element(page.getByText("Escolher foto")).toBeVisible();
  expect(page.getByText("bob.png", { exact: true }).elements()).toEqual([]);
});
