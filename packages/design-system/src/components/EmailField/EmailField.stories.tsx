import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { EmailField, type EmailFieldProps } from "./EmailField.tsx";

const meta = preview.meta({
  component: EmailField,
  title: "Componentes/Formulários/EmailField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "email", label: "E-mail" },
});

export const Empty = meta.story({
  name: "Vazio",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(input).toHaveAttribute("autocomplete", "email");
    await expect(input).toHaveAttribute("type", "email");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});

export const Waiting = meta.story({ name: "Digitando", args: { status: "waiting", defaultValue: "ana.souza@g" } });

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
      error={isWrong ? "Por favor insira um email valido. :)" : undefined}
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

export const Narrow = meta.story({
  name: "Sugestão longa, em 320 px",
  args: {
    error: "Por favor insira um email valido. :)",
    suggestion: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmail.com.br",
    defaultValue: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmial.com.br",
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(canvas.getByRole("button").getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
