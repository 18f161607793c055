import { civilDate } from "@petbox/domain/calendar/civilDate";
import { accepted } from "@petbox/domain/result";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { Form } from "../Form/index.ts";
import { PersonalDataForm } from "./PersonalDataForm.tsx";

const sent = fn();
const meta = preview.meta({
  component: PersonalDataForm,
  title: "Componentes/Formulários/PersonalDataForm",
  args: { today: civilDate(2026, 3, 10) },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <Container width="column">
      <Form parse={(values) => accepted(values)} onSubmit={sent}>
        <PersonalDataForm {...args} />
        <Button type="submit">Salvar</Button>
      </Form>
    </Container>
  ),
});

export const Filled = meta.story({
  name: "Preenchido",
  parameters: { spec: ["FUN-097", "FUN-227"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Nome completo"), "Ana Maria Souza");
    await userEvent.type(canvas.getByLabelText("CPF"), "52998224725");
    await userEvent.type(canvas.getByLabelText("Data de nascimento"), "07041990");
    await userEvent.type(canvas.getByLabelText("Celular"), "11912345678");
    await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25"));
    await waitFor(() => expect(canvas.getByLabelText("Celular")).toHaveValue("(11) 91234-5678"));
    await waitFor(() => expect(canvas.getByLabelText("Data de nascimento")).toHaveValue("07/04/1990"));
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({
      fullName: "Ana Maria Souza",
      cpf: "529.982.247-25",
      birthDate: "07/04/1990",
      phone: "(11) 91234-5678",
    });
  },
});

export const KnownToBrowsers = meta.story({
  name: "O navegador reconhece os campos",
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Nome completo")).toHaveAttribute("autocomplete", "name");
    await expect(canvas.getByLabelText("Data de nascimento")).toHaveAttribute("autocomplete", "bday");
    await expect(canvas.getByLabelText("Celular")).toHaveAttribute("autocomplete", "tel");
    await expect(canvas.getByLabelText("Celular")).toHaveAttribute("type", "tel");
    await expect(canvas.getByLabelText("CPF")).toHaveAttribute("inputmode", "numeric");
  },
});

export const LongName = meta.story({
  name: "Nome longo demais",
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Nome completo");
    await userEvent.type(name, "Maximiliano Bartolomeu Alcântara");
    await expect(name).toHaveAccessibleDescription("32 de 35");
    await userEvent.type(name, " Neto");
    await expect(name).toHaveAccessibleDescription("37 de 35");
  },
});
