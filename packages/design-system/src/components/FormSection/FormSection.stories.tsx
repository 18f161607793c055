import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { TextField } from "../TextField/index.ts";
import { FormSection } from "./FormSection.tsx";

const meta = preview.meta({
  component: FormSection,
  title: "Componentes/Formulários/FormSection",
  args: { title: "Seus dados", children: <TextField name="fullName" label="Nome completo" /> },
  render: (args) => (
    <Container width="column">
      <FormSection {...args} />
    </Container>
  ),
});

export const Named = meta.story({
  name: "Com título",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Seus dados" })).toContainElement(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("heading", { level: 2, name: "Seus dados" })).toBeVisible();
  },
});

export const Helped = meta.story({
  name: "Com ajuda, dentro de outra parte",
  args: { help: "Só para a entrega e a nota fiscal.", headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Só para a entrega e a nota fiscal.");
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
});
