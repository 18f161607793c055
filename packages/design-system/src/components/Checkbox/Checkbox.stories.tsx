import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Componentes/Formulários/Checkbox",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "novidades", label: "Quero receber novidades e mimos por e-mail" },
});

export const Default = meta.story({
  args: { onCheckedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(canvas.getByText(/Quero receber/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const Checked = meta.story({ name: "Marcado", args: { defaultChecked: true } });

export const WithLink = meta.story({
  name: "Com link e dica",
  args: {
    label: (
      <>
        Li e aceito a <a href="#politica">política de privacidade</a>
      </>
    ),
    hint: "Seus dados ficam só com a gente.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Seus dados ficam só com a gente.");
  },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { label: "Aceito os termos de uso", error: "É preciso aceitar os termos para continuar." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "É preciso aceitar os termos para continuar.",
    );
  },
});

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultChecked: true } });

export const Long = meta.story({
  name: "Texto longo, em 320 px",
  args: {
    label:
      "Estou de acordo com a renovação automática da assinatura, com os termos de uso e com a política de privacidade da loja.",
    error: "É preciso aceitar os termos para continuar.",
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
