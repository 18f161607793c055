import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Componentes/Formulários/Checkbox",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma coisa que se aceita ou se liga, sem obrigar. O rótulo inteiro é o alvo do toque. Um link para ler antes de aceitar fica na dica, não no rótulo: quem toca para marcar não pode abrir outra página.",
      synonyms: ["caixa de seleção", "marcar", "interruptor", "switch", "toggle"],
      alternatives: {
        RadioGroup: "é uma escolha entre duas coisas, e não sim ou não",
        Button: "acontece na hora, sem salvar um formulário",
      },
      keyboard: {
        Espaço: "Marca e desmarca.",
        Tab: "Passa ao próximo.",
      },
      announcements: [
        "“Quero receber novidades e mimos por e-mail, caixa de seleção, não marcada”",
        "com erro: “inválido, Aceite os termos para continuar.”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "novidades", label: "Quero receber novidades e mimos por e-mail" },
});

export const Default = meta.story({
  args: { onCheckedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox");
    const label = canvas.getByText(/Quero receber/);
    await expect(label.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(label);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const Checked = meta.story({ name: "Marcado", args: { defaultChecked: true } });

export const WithLink = meta.story({
  name: "Com link na dica",
  args: {
    label: "Li e aceito a política de privacidade",
    hint: <a href="#politica">Ler a política</a>,
    "aria-describedby": "prazo",
  },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <p id="prazo">Vale até você mudar de ideia.</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toHaveAccessibleDescription("Vale até você mudar de ideia. Ler a política");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(box).not.toBeChecked();
  },
});

export const WithError = meta.story({
  args: { label: "Aceito os termos de uso", error: "É preciso aceitar os termos para continuar." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "É preciso aceitar os termos para continuar.",
    );
  },
});

export const LinkInLabel = meta.story({
  name: "Com um link no rótulo: abre, e não marca",
  args: {
    label: (
      <>
        Li e aceito os <Link href="#termos">termos de uso</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Li e aceito os termos de uso" });
    const link = canvas.getByRole("link", { name: "termos de uso" });
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener("click", opened);
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledOnce();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/Li e aceito/));
    await expect(box).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Quero receber/));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});

export const Markup = meta.story({
  name: "HTML no rótulo e no erro é só texto",
  args: { label: "<b>Aceito</b>", error: "<script>alert('oi')</script>" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleName("<b>Aceito</b>");
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <Checkbox name="normal" label="Normal" />
      <Checkbox name="marcado" label="Marcado" defaultChecked />
      <Checkbox name="foco" id="focus-right" label="Com foco" />
      <Checkbox name="foco-marcado" id="focus-checked" label="Marcado, com foco" defaultChecked />
      <Checkbox name="errado" label="Errado" error="É preciso aceitar os termos para continuar." />
      <Checkbox name="errado-foco" id="focus-wrong" label="Errado, com foco" error="É preciso aceitar os termos." />
      <Checkbox name="desativado" label="Desativado" disabled />
      <Checkbox name="desativado-marcado" label="Desativado e marcado" disabled defaultChecked />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["input[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label:
      "Estou de acordo com a renovação automática da assinatura do Maximiliano Bartolomeu Terceiro, com os termos de uso e com a política de privacidade da loja.",
    hint: `Endereço dos termos: ${"termosdeuso".repeat(16)}`,
    error: "É preciso aceitar os termos para continuar.",
  },
});

export const Dark = States.extend({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    // The browser's own box would be grey, as if it were disabled.
    const look = (name: string) => getComputedStyle(canvas.getByRole("checkbox", { name }));
    await expect(look("Normal")).toHaveProperty("appearance", "none");
    await expect(look("Normal").borderColor).not.toBe(look("Marcado").borderColor);
    await expect(look("Normal").opacity).toBe("1");
    await expect(Number(look("Desativado").opacity)).toBeLessThan(1);
  },
});
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
