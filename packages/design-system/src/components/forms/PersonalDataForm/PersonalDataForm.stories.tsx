import { civilDate } from "@petbox/domain/calendar/civilDate";
import { accepted, rejected } from "@petbox/domain/result";
import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import { PersonalDataForm } from "./PersonalDataForm.tsx";

const sent = fn();

const meta = preview.meta({
  component: PersonalDataForm,
  title: "Componentes/Formulários/PersonalDataForm",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `document`: outro documento no lugar do CPF, ou nenhum." },
      purpose:
        "Quem é a pessoa: nome, CPF, nascimento e celular. Com `document`, outro documento toma o lugar do CPF; com null, nenhum. É uma parte de um Form, com os nomes fullName, cpf, birthDate e phone, e quem julga as respostas é o parse dele. Os nomes dos campos se trocam, um a um, em texts.",
      synonyms: ["dados pessoais", "cadastro"],
      alternatives: {
        AddressForm: "a pergunta é onde a pessoa mora",
        FormSection: "os campos são outros, ou de outro país: data e celular daqui são brasileiros",
      },
      keyboard: {
        Tab: "Nome, CPF, nascimento, calendário e celular, nesta ordem.",
      },
      announcements: [
        "“Seus dados, grupo”",
        "“Nome completo, editar texto”",
        "no nome: “Perto do limite de 35 caracteres”",
      ],
    },
  },
  args: { today: civilDate(2026, 3, 10) },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <div style={{ maxInlineSize: "35rem" }}>
      <Form parse={(values) => accepted(values)} onSubmit={sent}>
        <PersonalDataForm {...args} />
        <Button type="submit">Salvar</Button>
      </Form>
    </div>
  ),
});

export const Filled = meta.story({
  name: "Preenchido",
  parameters: { spec: ["FUN-097", "FUN-227"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Nome completo"), "Ana Maria Souza");
    await userEvent.type(canvas.getByLabelText("CPF"), "52998224725");
    await userEvent.type(canvas.getByLabelText("Data de nascimento"), "07041990");
    await userEvent.type(canvas.getByLabelText("Telefone com DDD"), "11912345678");
    await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25"));
    await waitFor(() => expect(canvas.getByLabelText("Telefone com DDD")).toHaveValue("(11) 91234-5678"));
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

export const Keyboard = meta.story({
  name: "Só com o teclado",
  play: async ({ canvas, userEvent }) => {
    for (const part of [
      canvas.getByLabelText("Nome completo"),
      canvas.getByLabelText("CPF"),
      canvas.getByLabelText("Data de nascimento"),
      canvas.getByRole("button", { name: "Abrir calendário" }),
      canvas.getByLabelText("Telefone com DDD"),
      canvas.getByRole("button", { name: "Salvar" }),
    ]) {
      await userEvent.tab();
      await expect(part).toHaveFocus();
      if (part instanceof HTMLInputElement) await expect(part).toBeRequired();
    }
    await userEvent.type(canvas.getByLabelText("Telefone com DDD"), "{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const LockedCpf = meta.story({
  name: "Com o CPF da conta, que não muda",
  args: { isCpfLocked: true },
  play: async ({ canvas, userEvent }) => {
    const cpf = canvas.getByLabelText("CPF");
    await expect(cpf).toHaveAttribute("readonly");
    await expect(cpf).toHaveAccessibleDescription(
      "É o CPF da sua conta e não muda. Se houver um erro nele, fale com a gente.",
    );
    await userEvent.type(cpf, "11144477735");
    await expect(cpf).toHaveValue("");
    await userEvent.type(canvas.getByLabelText("Nome completo"), "Ana");
    await expect(canvas.getByLabelText("Nome completo")).toHaveValue("Ana");
  },
});

export const OtherDocument = meta.story({
  name: "Com outro documento, ou sem nenhum",
  args: { document: <TextField name="passport" label="Passaporte" required /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Passaporte")).toBeVisible();
    await expect(canvas.queryByLabelText("CPF")).toBeNull();
  },
});

export const KnownToBrowsers = meta.story({
  name: "O navegador reconhece os campos",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("Nome completo")).toHaveAttribute("autocomplete", "name");
    await expect(canvas.getByLabelText("Data de nascimento")).toHaveAttribute("autocomplete", "bday");
    await expect(canvas.getByLabelText("Telefone com DDD")).toHaveAttribute("autocomplete", "tel");
    await expect(canvas.getByLabelText("Telefone com DDD")).toHaveAttribute("type", "tel");
    await expect(canvas.getByLabelText("CPF")).toHaveAttribute("inputmode", "numeric");
    const calendar = canvasElement.querySelector("input[type=date]");
    await expect(calendar).toHaveAttribute("max", "2008-03-10");
    await expect(calendar).toHaveAttribute("min", "1926-06-16");
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

const wrong = {
  fullName: "Informe seu nome completo. Sem Numeros.",
  cpf: "Informe um CPF válido",
  birthDate: "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos.",
  phone: "Insira um numero de telefone para contato.",
};

export const Refused = meta.story({
  name: "Recusado",
  render: (args) => (
    <div style={{ maxInlineSize: "35rem" }}>
      <Form parse={() => rejected(wrong)} onSubmit={sent}>
        <PersonalDataForm {...args} />
        <Button type="submit">Salvar</Button>
      </Form>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(canvas.getByLabelText("Nome completo")).toHaveFocus();
    await expect(canvas.getByLabelText("CPF")).toHaveAccessibleDescription("Vai na nota fiscal. Informe um CPF válido");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Confira 4 campos: Nome completo, CPF, Data de nascimento, Telefone com DDD",
    );
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const AnythingTyped = meta.story({
  name: "Letras onde vão números, HTML no nome",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cpf = canvas.getByLabelText("CPF");
    await userEvent.type(cpf, "x");
    await waitFor(() => expect(cpf).toHaveValue(""));
    await userEvent.click(canvas.getByLabelText("Nome completo"));
    await userEvent.paste("<script>alert('oi')</script>");
    await expect(canvas.getByLabelText("Nome completo")).toHaveValue("<script>alert('oi')</script>");
    await userEvent.click(canvas.getByLabelText("Telefone com DDD"));
    await userEvent.paste("não tenho");
    await expect(canvas.getByLabelText("Telefone com DDD")).toHaveValue("");
    await expect(canvasElement.querySelector("script")).toBeNull();
  },
});

export const OtherWords = meta.story({
  args: {
    title: "Quem ganha a caixa",
    description: "A gente avisa quem for receber.",
    texts: { fullName: "Nome de quem ganha", cpfHint: "De quem paga.", pickerLabel: "Escolher o dia" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Quem ganha a caixa" })).toBeVisible();
    await expect(canvas.getByLabelText("Nome de quem ganha")).toBeVisible();
    await expect(canvas.getByLabelText("CPF")).toHaveAccessibleDescription("De quem paga.");
    await expect(canvas.getByRole("button", { name: "Escolher o dia" })).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Os dados de quem cuida do Maximiliano Bartolomeu Terceiro, para a entrega e a nota fiscal",
    texts: {
      fullName: "Nome completo da pessoa responsável pelo pet, como está no documento",
      birthDate: "Data de nascimento da pessoa responsável",
      phone: "Celular com DDD, de preferência com WhatsApp",
    },
  },
});

export const Dark = Refused.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
