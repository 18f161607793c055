import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { OneTimeCodeField } from "./OneTimeCodeField.tsx";

const meta = preview.meta({
  component: OneTimeCodeField,
  title: "Componentes/Formulários/OneTimeCodeField",
  parameters: {
    layout: "padded",
    componentNotes: {
      since: "0.2.0",
      purpose:
        "Um código de uso único, que chega por SMS, e-mail ou aplicativo. As caixas são só desenho: o campo é um só, então o celular oferece o código da mensagem, e colar “123 456” funciona. Letras e espaços não entram. onComplete avisa no último dígito, para quem confere sem botão.",
      synonyms: ["código de verificação", "token", "OTP", "2FA", "SMS"],
      alternatives: {
        PasswordField: "a pessoa escolheu a senha",
        MaskedField: "o número tem pontos ou traços: CPF, CEP, cartão",
        TextField: "o código tem letras",
      },
      keyboard: {
        Dígitos: "Entram em ordem; depois do último, não entra mais nada.",
        "← e →": "Movem o cursor, como em qualquer campo.",
        "Backspace e Delete": "Apagam um dígito.",
        Enter: "Envia o formulário.",
      },
      announcements: [
        "“Código de 6 dígitos, editar texto, Enviamos por SMS para (11) 9****-5678.”",
        "com erro: “inválido, Este código não confere.”",
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
  args: { name: "codigo", label: "Código de 6 dígitos" },
});

export const Default = meta.story({
  args: { hint: "Enviamos por SMS para (11) 9****-5678.", onValueChange: fn(), onComplete: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Código de 6 dígitos" });
    await step("is one field that the browser can fill in from the message", async () => {
      await expect(input).toHaveAttribute("autocomplete", "one-time-code");
      await expect(input).toHaveAttribute("inputmode", "numeric");
      await expect(input).toHaveAccessibleDescription("Enviamos por SMS para (11) 9****-5678.");
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    });
    await step("takes digits alone, and no more than there are boxes", async () => {
      await userEvent.type(input, "12a 3");
      await expect(input).toHaveValue("123");
      await expect(args.onComplete).not.toHaveBeenCalled();
      await userEvent.type(input, "4567");
      await expect(input).toHaveValue("123456");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("123456");
      await expect(args.onComplete).toHaveBeenCalledWith("123456");
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
      await expect(input.scrollLeft).toBe(0);
    });
    await step("nor does a letter after the last digit", async () => {
      await userEvent.type(input, "x");
      await expect(input).toHaveValue("123456");
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
    });
    await step("a digit too many in the middle makes another code, which is complete", async () => {
      input.setSelectionRange(5, 5);
      await userEvent.keyboard("9");
      await expect(input).toHaveValue("123459");
      await expect(args.onComplete).toHaveBeenLastCalledWith("123459");
      await expect(args.onComplete).toHaveBeenCalledTimes(2);
    });
    await step("the caret stays where one corrects", async () => {
      input.setSelectionRange(2, 2);
      await userEvent.keyboard("{Backspace}x");
      await expect(input).toHaveValue("13459");
      await expect(input.selectionStart).toBe(1);
    });
  },
});

export const Pasted = meta.story({
  name: "Colado",
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    for (const text of ["123 456", "123-456", " 123456\n", "Seu código: 123456"]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue("123456");
    }
    await expect(args.onComplete).toHaveBeenCalledTimes(4);
  },
});

const sent = fn();

export const InAForm = meta.story({
  name: "Em um formulário",
  args: { onComplete: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <OneTimeCodeField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "654321{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ codigo: "654321" });
    await step("the same code is complete again after it was deleted", async () => {
      await userEvent.clear(input);
      await userEvent.paste("654321");
      await expect(args.onComplete).toHaveBeenCalledTimes(2);
    });
  },
});

export const WithError = meta.story({
  args: { defaultValue: "123456", error: "Este código não confere. Confira a última mensagem que mandamos." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Este código não confere/);
  },
});

export const Disabled = meta.story({
  args: { defaultValue: "123", disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "4");
    await expect(canvas.getByRole("textbox")).toHaveValue("123");
  },
});

export const Lengths = meta.story({
  name: "De quatro a oito dígitos",
  render: () => (
    <Stack gap="s2">
      {([4, 5, 6, 7, 8] as const).map((length) => (
        <OneTimeCodeField
          key={length}
          name={`codigo-${length}`}
          label={`Código de ${length} dígitos`}
          length={length}
          defaultValue={"12345678".slice(0, length)}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const eight = canvas.getByLabelText("Código de 8 dígitos");
    await expect(eight.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <OneTimeCodeField name="vazio" label="Vazio" />
      <OneTimeCodeField name="comecado" label="Começado" defaultValue="123" />
      <OneTimeCodeField name="completo" label="Completo" defaultValue="123456" />
      <OneTimeCodeField name="errado" label="Errado" defaultValue="123456" error="Este código não confere." />
      <OneTimeCodeField name="travado" label="Só para ler" defaultValue="123456" readOnly />
      <OneTimeCodeField name="desativado" label="Desativado" defaultValue="123456" disabled />
    </Stack>
  ),
});

export const LongestText = meta.story({
  args: {
    label: "Código de 8 dígitos que mandamos para maximiliano.bartolomeu.terceiro@email.com.br",
    hint: "Pode demorar alguns minutos. Se não chegou, olhe a caixa de spam antes de pedir outro.",
    error: "Este código já foi usado ou venceu. Peça outro, e use só a última mensagem.",
    length: 8,
    defaultValue: "12345678",
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
