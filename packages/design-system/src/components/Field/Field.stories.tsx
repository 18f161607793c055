import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Field } from "./Field.tsx";

const meta = preview.meta({
  component: Field,
  title: "Componentes/Formulários/Field",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { label: "Foto do pet", name: "foto", children: (control) => <input type="file" {...control} /> },
});

export const Default = meta.story({ name: "Com um controle próprio" });

export const Described = meta.story({
  name: "Dica, erro e a descrição de quem usa",
  args: { hint: "Até 1 MB.", error: "Essa foto é grande demais.", describedBy: "regra" },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="regra">Só fotos do seu pet.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Foto do pet");
    await expect(input).toHaveAccessibleDescription("Só fotos do seu pet. Até 1 MB. Essa foto é grande demais.");
    await expect(input).toBeInvalid();
  },
});

export const KeepsItsHeight = meta.story({
  name: "Não muda de altura com o erro",
  render: (args) => (
    <>
      <Field {...args} className="sem-erro" />
      <Field {...args} className="com-erro" error="Escolha uma foto." />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [right, wrong] = ["sem-erro", "com-erro"].map(
      (name) => canvasElement.querySelector(`.${name}`)?.clientHeight,
    );
    await expect(right).toBe(wrong);
  },
});
