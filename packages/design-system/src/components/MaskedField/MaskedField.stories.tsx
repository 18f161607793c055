import { pictureBrandOf } from "@petbox/domain/card/brand";
import { type ComponentProps, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { MaskedField } from "./MaskedField.tsx";

const meta = preview.meta({
  component: MaskedField,
  title: "Componentes/Formulários/MaskedField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "campo", label: "CPF", kind: "cpf" as const },
});

export const Cpf = meta.story({
  name: "CPF",
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "12345678909");
    await waitFor(() => expect(input).toHaveValue("123.456.789-09"));
    await userEvent.type(input, "{Backspace}{Backspace}{Backspace}{Backspace}");
    await expect(input).toHaveValue("123.456.78");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("123.456.78");
  },
});

export const Caret = meta.story({
  name: "Correção no meio",
  args: { defaultValue: "123.456.789-09" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(2, 3);
    await userEvent.keyboard("7");
    await waitFor(() => expect(input).toHaveValue("127.456.789-09"));
    // The caret skips the dot that the mask wrote, and stays where one was typing.
    await waitFor(() => expect(input.selectionStart).toBeGreaterThanOrEqual(3));
    await expect(input.selectionStart).toBeLessThanOrEqual(4);
  },
});

export const Phone = meta.story({
  name: "Celular colado com +55",
  args: { label: "Celular com DDD", kind: "phone" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "1");
    await waitFor(() => expect(input).toHaveValue("(1"));
    await userEvent.clear(input);
    await userEvent.paste("+55 (11) 91234-5678");
    await expect(input).toHaveValue("(11) 91234-5678");
    await expect(input).toHaveAttribute("inputmode", "tel");
  },
});

export const Cep = meta.story({
  name: "CEP preenchido pelo navegador",
  args: { label: "CEP", kind: "cep" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(input, "000001");
    await waitFor(() => expect(input).toHaveValue("00000-1"));
    // A browser that fills a form writes the value and tells of it, without any key or focus.
    input.blur();
    input.value = "01310100";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await expect(input).toHaveValue("01310-100");
    await expect(input).toHaveAttribute("autocomplete", "postal-code");
  },
});

function CardNumberField(props: ComponentProps<typeof MaskedField>) {
  const [brand, setBrand] = useState<string>();
  return (
    <MaskedField
      {...props}
      adornment={brand === undefined ? undefined : <b>{brand}</b>}
      onValueChange={(text) => setBrand(pictureBrandOf(text.replace(/\D/g, "")))}
    />
  );
}

export const CardNumber = meta.story({
  name: "Cartão com bandeira",
  args: { label: "Número do cartão", kind: "cardNumber" },
  render: (args) => <CardNumberField {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "4111");
    await expect(canvas.getByText("visa")).toBeVisible();
    await userEvent.type(input, "111111111111");
    await waitFor(() => expect(input).toHaveValue("4111 1111 1111 1111"));
    await userEvent.clear(input);
    await userEvent.paste("378282246310005");
    await expect(input).toHaveValue("3782 822463 10005");
    await expect(canvas.getByText("amex")).toBeVisible();
  },
});

function FilledPhone(props: ComponentProps<typeof MaskedField>) {
  const [phone, setPhone] = useState("");
  return (
    <>
      <MaskedField {...props} value={phone} onValueChange={setPhone} />
      <Button onClick={() => setPhone("(21) 98888-7777")}>Preencher</Button>
      <Button onClick={() => setPhone("")}>Esvaziar</Button>
    </>
  );
}

export const FilledByThePage = meta.story({
  name: "Preenchido pela página",
  args: { label: "Telefone com DDD", kind: "phone" },
  render: (args) => <FilledPhone {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(input, "119");
    await waitFor(() => expect(input).toHaveValue("(11) 9"));
    await userEvent.click(canvas.getByRole("button", { name: "Preencher" }));
    await expect(input).toHaveValue("(21) 98888-7777");
    // The mask knows of it: a correction goes on from what is seen.
    await userEvent.click(input);
    input.setSelectionRange(14, 15);
    await userEvent.keyboard("6");
    await waitFor(() => expect(input).toHaveValue("(21) 98888-7776"));
    await userEvent.click(canvas.getByRole("button", { name: "Esvaziar" }));
    await expect(input).toHaveValue("");
    await userEvent.type(input, "1");
    await waitFor(() => expect(input).toHaveValue("(1"));
  },
});

export const Expiry = meta.story({
  name: "Validade",
  args: { label: "Validade", kind: "expiry", hint: "Mês e ano, como no cartão." },
});

export const Cvv = meta.story({
  name: "Código de segurança",
  args: { label: "Código de segurança", kind: "cvv", hint: "3 dígitos atrás do cartão; no Amex, 4 na frente." },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { error: "Informe um CPF válido", defaultValue: "111.111.111-11" },
});

export const Locked = meta.story({ name: "Travado", args: { readOnly: true, defaultValue: "123.456.789-09" } });

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultValue: "123.456.789-09" } });

export const Narrow = meta.story({
  name: "Em 320 px",
  args: { ...CardNumber.input.args, defaultValue: "4111 1111 1111 1111" },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
