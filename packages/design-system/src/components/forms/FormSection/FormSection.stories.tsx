import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { TextField } from "../TextField/index.ts";
import { FormSection } from "./FormSection.tsx";

const meta = preview.meta({
  component: FormSection,
  title: "Componentes/Formulários/FormSection",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Uma parte de um formulário comprido: campos que andam juntos, sob um título que todos percebem.",
      synonyms: ["seção de formulário"],
      alternatives: {
        Form: "é o formulário inteiro",
        RadioGroup: "é uma pergunta só, com opções",
        Card: "não há campos",
      },
      keyboard: {},
      announcements: ["“Seus dados, grupo, Só para a entrega e a nota fiscal.”", "“Seus dados, título de nível 2”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { title: "Seus dados", children: <TextField name="fullName" label="Nome completo" /> },
});

export const Named = meta.story({
  name: "Com título",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Seus dados" })).toContainElement(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("heading", { level: 2, name: "Seus dados" })).toBeVisible();
    await expect(canvas.getByRole("group")).not.toHaveAttribute("aria-describedby");
    // It is no tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

export const Helped = meta.story({
  name: "Com ajuda, dentro de outra parte",
  args: { description: "Só para a entrega e a nota fiscal.", headingLevel: 3, "aria-describedby": "prazo" },
  render: (args) => (
    <>
      <FormSection {...args} />
      <p id="prazo">Leva um minuto.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Leva um minuto. Só para a entrega e a nota fiscal.",
    );
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
});

export const Several = meta.story({
  name: "Várias partes",
  render: () => (
    <>
      <FormSection title="Seus dados" description="Só para a entrega e a nota fiscal.">
        <TextField name="fullName" label="Nome completo" />
        <TextField name="email" label="E-mail" />
      </FormSection>
      <FormSection title="Endereço de entrega">
        <TextField name="street" label="Rua ou avenida" />
      </FormSection>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("group")).toHaveLength(2);
  },
});

export const Disabled = meta.story({
  name: "Tudo desativado de uma vez",
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
});

export const Empty = meta.story({
  name: "Sem campos",
  args: { children: null, description: "Nada a preencher por aqui." },
});

export const Markup = meta.story({
  name: "HTML no título é só texto",
  args: { title: "<script>alert('oi')</script><b>Seus dados</b>", description: "<i>Ajuda</i>" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("<script>alert('oi')</script><b>Seus dados</b>");
    await expect(canvasElement.querySelector("script, b, i")).toBeNull();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Quem recebe as caixas do Maximiliano Bartolomeu Terceiro na Superextraordinariamentelongalândia",
    description: `${"muito".repeat(40)} obrigado por responder a tudo isto.`,
  },
});

export const Dark = Several.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
