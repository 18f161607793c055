import { accepted } from "@petbox/domain/result";
import preview from "@petbox/storybook/preview";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Autocomplete } from "../Autocomplete/Autocomplete.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ChoiceCards } from "../ChoiceCards/ChoiceCards.tsx";
import { MaskedField } from "../MaskedField/MaskedField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = preview.meta({
  component: Form,
  title: "Componentes/Formulários/Form/Hidratação",
  tags: ["!autodocs"],
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
});

const onSubmit = fn();

function Page() {
  return (
    <Form parse={(values) => accepted(values)} onSubmit={onSubmit}>
      <TextField name="name" label="Nome" limit={45} />
      <MaskedField name="cpf" label="CPF" kind="cpf" />
      <Autocomplete name="breed" label="Raça" options={["Beagle"]} />
      <ChoiceCards
        name="size"
        label="Porte"
        cards={[
          { value: "micro", title: "Micro" },
          { value: "grande", title: "Grande" },
        ]}
      />
      <Checkbox name="terms" label="Aceito os termos" />
      <Button type="submit">Continuar</Button>
    </Form>
  );
}

export const BeforeHydration = meta.story({
  name: "Digitado antes de a página acordar",
  render: () => <div data-page="" />,
  play: async ({ canvasElement, userEvent, step }) => {
    const page = canvasElement.querySelector<HTMLElement>("[data-page]");
    if (page === null) throw new Error("A página não está aí.");
    page.innerHTML = renderToString(<Page />);
    const canvas = within(page);
    await step("the fields take text and choices without any script of ours", async () => {
      await userEvent.type(canvas.getByLabelText("Nome"), "Bob");
      await userEvent.type(canvas.getByLabelText("CPF"), "12345678909");
      await userEvent.type(canvas.getByLabelText("Raça"), "Bea");
      await userEvent.click(canvas.getByText("Grande"));
      await userEvent.click(canvas.getByText("Aceito os termos"));
      const before = window.location.href;
      await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
      await expect(window.location.href).toBe(before);
    });
    const root = hydrateRoot(page, <Page />, { onRecoverableError: (error) => expect(error).toBeUndefined() });
    await step("everything is still there, and the mask takes over", async () => {
      await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("123.456.789-09"));
      await expect(canvas.getByText("3 de 45")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
      await expect(onSubmit).toHaveBeenCalledWith({
        name: "Bob",
        cpf: "123.456.789-09",
        breed: "Bea",
        size: "grande",
        terms: "on",
      });
    });
    root.unmount();
  },
});
