import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = preview.meta({
  component: TextArea,
  title: "Componentes/Formulários/TextArea",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "descricao", label: "Conta pra gente o que aconteceu" },
});

export const Default = meta.story({
  args: { limit: 20 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.type(area, "Uma linha{Enter}e outra");
    await expect(area).toHaveValue("Uma linha\ne outra");
    await expect(canvas.queryByText(/de 20/)).toBeNull();
    await userEvent.type(area, "!");
    await expect(canvas.getByText("18 de 20")).toBeVisible();
  },
});

export const WithHint = meta.story({ name: "Com dica", args: { hint: "Até 2000 caracteres.", limit: 2000 } });

export const WithError = meta.story({ name: "Com erro", args: { error: "Por favor, preencha este campo" } });

export const Disabled = meta.story({
  name: "Desativado",
  args: { disabled: true, defaultValue: "O Bob não gostou do petisco." },
});

export const Long = meta.story({
  name: "Texto longo, em 320 px",
  args: { defaultValue: "O Bob adorou a caixa, mas o brinquedo durou dez minutos. ".repeat(8), limit: 400 },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
