import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { EmailField, type EmailFieldProps } from "./EmailField.tsx";

const meta = preview.meta({
  component: EmailField,
  title: "Componentes/Formulários/EmailField",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um e-mail que é conferido enquanto se digita: mostra em que pé está e, para um dedo que escorregou, oferece o endereço certo em um toque, 0,6 s depois da última tecla ou ao sair do campo, num lugar já reservado: nada se mexe. Com suggestionRoom=“on-demand” esse lugar só se abre quando há o que oferecer. suggestionLabel troca as palavras dessa oferta.",
      synonyms: ["e-mail"],
      alternatives: {
        TextField: "ninguém confere o e-mail antes do envio",
      },
      keyboard: {
        Tab: "Vai do campo à sugestão, quando há uma.",
        "Enter ou Espaço na sugestão": "Troca o e-mail pelo sugerido; o foco volta ao campo.",
      },
      announcements: [
        "“E-mail, editar texto”",
        "“Conferindo o e-mail”, depois “E-mail conferido”",
        "com sugestão, uma vez só: “Você quis dizer: ana.souza@gmail.com, botão”",
        "com erro: o erro",
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
  args: { name: "email", label: "E-mail" },
});

export const Empty = meta.story({
  name: "Vazio",
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(input).toHaveAttribute("autocomplete", "email");
    await expect(input).toHaveAttribute("type", "email");
    await expect(input).toHaveAttribute("autocapitalize", "none");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("ana");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("ana");
  },
});

export const Waiting = meta.story({
  name: "Digitando",
  args: { status: "waiting", defaultValue: "ana.souza@g" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});

export const Checking = meta.story({
  name: "Conferindo",
  args: { status: "checking", defaultValue: "ana.souza@gmail.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Conferindo o e-mail");
  },
});

export const Accepted = meta.story({
  name: "Conferido",
  args: { status: "accepted", defaultValue: "ana.souza@gmail.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("E-mail conferido");
  },
});

export const Invalid = meta.story({
  name: "Inválido",
  args: { error: "Por favor insira um email valido. :)", defaultValue: "ana.souza@gmail" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Por favor insira um email valido. :)");
    await expect(canvas.getByRole("status")).toHaveTextContent("Por favor insira um email valido. :)");
  },
});

function Correctable({ onSuggestionTaken, ...props }: EmailFieldProps) {
  const [text, setText] = useState("ana.souza@gmial.com");
  const isWrong = text.endsWith("gmial.com");
  return (
    <EmailField
      {...props}
      value={text}
      onValueChange={setText}
      suggestion={isWrong ? "ana.souza@gmail.com" : undefined}
      onSuggestionTaken={(suggestion) => {
        onSuggestionTaken?.(suggestion);
        setText(suggestion);
      }}
    />
  );
}

export const Suggestion = meta.story({
  name: "Com sugestão",
  parameters: { spec: ["FUN-220"] },
  args: { onSuggestionTaken: fn() },
  render: (args) => <Correctable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const suggestion = canvas.getByRole("button", { name: "Você quis dizer: ana.souza@gmail.com" });
    await expect(suggestion.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.tab();
    await expect(suggestion).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSuggestionTaken).toHaveBeenCalledOnce();
    await expect(args.onSuggestionTaken).toHaveBeenCalledWith("ana.souza@gmail.com");
    await expect(canvas.getByRole("textbox")).toHaveValue("ana.souza@gmail.com");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const SuggestionPressed = meta.story({
  name: "Sugestão com o dedo, em outras palavras",
  args: { onSuggestionTaken: fn(), texts: { suggestionLabel: (suggestion) => `Usar ${suggestion}` } },
  render: (args) => <Correctable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usar ana.souza@gmail.com" }));
    await expect(args.onSuggestionTaken).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

export const SuggestionInAForm = meta.story({
  name: "Sugestão em um formulário que guarda o texto",
  args: {
    defaultValue: "ana.souza@gmial.com",
    suggestion: "ana.souza@gmail.com",
    onValueChange: fn(),
    onChange: fn(),
    onSuggestionTaken: fn(),
  },
  render: (args) => (
    <form aria-label="Cadastro">
      <EmailField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Você quis dizer: ana.souza@gmail.com" }));
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("ana.souza@gmail.com");
    await expect(canvas.getByRole("form")).toHaveFormValues({ email: "ana.souza@gmail.com" });
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("ana.souza@gmail.com");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onSuggestionTaken).toHaveBeenCalledOnce();
  },
});

export const KeepsItsHeight = meta.story({
  name: "Não muda de altura com a sugestão nem com o erro",
  render: (args) => (
    <>
      <EmailField {...args} className="vazio" />
      <EmailField {...args} className="sugestao" suggestion="ana.souza@gmail.com" />
      <EmailField {...args} className="erro" error="Por favor insira um email valido. :)" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heightOf = (name: string) => canvasElement.querySelector(`.${name}`)?.getBoundingClientRect().height;
    await expect(heightOf("sugestao")).toBe(heightOf("vazio"));
    await expect(heightOf("erro")).toBe(heightOf("vazio"));
    const chip = canvas.getByRole("button").getBoundingClientRect();
    await expect(chip.bottom).toBeLessThanOrEqual(
      canvasElement.querySelector(".sugestao")?.getBoundingClientRect().bottom ?? 0,
    );
  },
});

export const RoomOnDemand = meta.story({
  name: "Com lugar só quando há sugestão",
  args: { suggestionRoom: "on-demand" },
  render: (args) => (
    <>
      <EmailField {...args} className="vazio" />
      <EmailField {...args} className="sugestao" suggestion="ana.souza@gmail.com" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frameOf = (name: string) => canvasElement.querySelector(`.${name}`)?.getBoundingClientRect();
    const gap =
      (frameOf("vazio")?.bottom ?? 0) - (canvas.getAllByRole("textbox")[0]?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeLessThanOrEqual(24);
    const chip = canvas.getByRole("button");
    await waitFor(() => expect(getComputedStyle(chip).opacity).toBe("1"));
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await waitFor(() =>
      expect(chip.getBoundingClientRect().bottom).toBeLessThanOrEqual((frameOf("sugestao")?.bottom ?? 0) + 1),
    );
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: "reduced" },
  args: { suggestionRoom: "on-demand", suggestion: "ana.souza@gmail.com" },
  play: async ({ canvas }) => {
    // The delay stays: it lets a press end where it began.
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("button")).opacity).toBe("1"));
  },
});

export const AnythingTyped = meta.story({
  name: "Qualquer coisa digitada",
  args: { onValueChange: fn(), suggestion: "<b>ana</b>@gmail.com" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("<script>alert('oi')</script>@@gmail");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("<script>alert('oi')</script>@@gmail");
    await expect(await canvas.findByRole("button")).toHaveTextContent("<b>ana</b>@gmail.com");
    await expect(canvasElement.querySelector("b")).toBeNull();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <EmailField name="vazio" label="Vazio" />
      <EmailField name="foco" id="focus-field" label="Com foco" />
      <EmailField name="digitando" label="Digitando" status="waiting" defaultValue="ana.souza@g" />
      <EmailField name="conferindo" label="Conferindo" status="checking" defaultValue="ana.souza@gmail.com" />
      <EmailField name="conferido" label="Conferido" status="accepted" defaultValue="ana.souza@gmail.com" />
      <EmailField
        name="sugestao"
        label="Com sugestão"
        defaultValue="ana.souza@gmial.com"
        aria-invalid
        suggestion="ana.souza@gmail.com"
      />
      <EmailField
        name="sugestao-ponteiro"
        className="hover"
        label="Sugestão sob o ponteiro"
        defaultValue="ana.souza@gmial.com"
        suggestion="ana.souza@gmail.com"
      />
      <EmailField
        name="errado-foco"
        className="focus"
        label="Errado, sugestão com foco"
        defaultValue="ana.souza@gmial.com"
        error="Por favor insira um email valido. :)"
        suggestion="ana.souza@gmail.com"
      />
      <EmailField name="desativado" label="Desativado" defaultValue="ana.souza@gmail.com" disabled />
    </Stack>
  ),
  parameters: { pseudo: { hover: [".hover button"], focusVisible: ["#focus-field", ".focus button"] } },
});

export const LongestText = meta.story({
  args: {
    label: "E-mail da pessoa que vai receber as notícias da caixa do Maximiliano Bartolomeu Terceiro",
    error: "Por favor insira um email valido. :)",
    suggestion: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmail.com.br",
    defaultValue: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmial.com.br",
    status: "waiting",
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const { right } = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(canvas.getByRole("button").getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
