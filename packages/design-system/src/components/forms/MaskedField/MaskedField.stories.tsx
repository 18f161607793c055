import { pictureBrandOf } from "@petbox/domain/card/brand";
import preview from "@petbox/storybook/preview";
import { type ComponentProps, useState } from "react";
import { expect, fn, type userEvent, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { MaskedField } from "./MaskedField.tsx";

const meta = preview.meta({
  component: MaskedField,
  title: "Componentes/Formulários/MaskedField",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "kind “cnpj”, também com letras, e mask para um formato seu. unmasked mantém as letras." },
      purpose:
        "Um campo que escreve sozinho os pontos, traços e espaços de CPF, CNPJ (também com letras), CEP, telefone, data, cartão, validade ou código de segurança. Aceita colar de qualquer jeito – “+55 (11) 91234-5678”, “2000-04-07” – e o cursor fica onde se corrige. O formulário recebe o texto como se vê. Para um formato que não está entre os prontos, mask no lugar de kind: 0 é um dígito, A uma letra, * um dos dois – “AAA-0*00”.",
      synonyms: ["máscara", "CPF", "CNPJ", "CEP", "telefone", "placa", "input mask"],
      alternatives: {
        DateField: "a data também pode ser escolhida no calendário",
        TextField: "o texto não tem formato",
        CardForm: "se pede o cartão inteiro",
      },
      keyboard: {
        "Dígitos e letras": "Entram no lugar certo; o que a máscara não aceita não entra.",
        "Backspace e Delete": "Apagam o dígito; os sinais da máscara se ajeitam.",
        "/ depois de um só dígito": "Em datas e validades, põe o zero: 7/4 vira 07/04.",
      },
      announcements: ["“CPF, editar texto, Vai na nota fiscal.”", "com erro: “inválido, Informe um CPF válido”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "campo", label: "CPF", kind: "cpf" as const },
});

export const Default = meta.story({});

/** Every format: the typed text, the displayed text, keyboard and autofill, and a pasted text. */
const formats = [
  {
    kind: "cpf",
    label: "CPF",
    typed: "52998224725",
    shown: "529.982.247-25",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "off", placeholder: "000.000.000-00" },
    pasted: ["52998224725", " 529.982.247-25 ", "CPF: 529 982 247 25"],
  },
  {
    kind: "cnpj",
    label: "CNPJ",
    typed: "12ABC34501DE35",
    shown: "12.ABC.345/01DE-35",
    attributes: { type: "text", inputmode: "text", autocapitalize: "characters", placeholder: "00.000.000/0000-00" },
    pasted: ["12ABC34501DE35", " 12.abc.345/01de-35 ", "CNPJ: 12.ABC.345/01DE-35"],
  },
  {
    kind: "cep",
    label: "CEP",
    typed: "01310100",
    shown: "01310-100",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "postal-code", placeholder: "00000-000" },
    pasted: ["01310100", "01310-100", "CEP 01.310-100"],
  },
  {
    kind: "phone",
    label: "Celular com DDD",
    typed: "11912345678",
    shown: "(11) 91234-5678",
    attributes: { type: "tel", inputmode: "tel", autocomplete: "tel-national", placeholder: "(00) 00000-0000" },
    pasted: [
      "+55 (11) 91234-5678",
      "5511912345678",
      "\u202a+55 11 91234\u20115678",
      "0 21 11 91234-5678",
      "011 91234 5678",
      "11 91234-5678",
    ],
  },
  {
    kind: "date",
    label: "Data",
    typed: "07042000",
    shown: "07/04/2000",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "off", placeholder: "dd/mm/aaaa" },
    pasted: ["07042000", "7/4/2000", "2000-04-07", "07.04.2000"],
  },
  {
    kind: "cardNumber",
    label: "Número do cartão",
    typed: "4111111111111111",
    shown: "4111 1111 1111 1111",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "cc-number", placeholder: "0000 0000 0000 0000" },
    pasted: ["4111111111111111", "4111-1111-1111-1111", " 4111 1111 1111 1111\n"],
  },
  {
    kind: "expiry",
    label: "Validade",
    typed: "0531",
    shown: "05/31",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "cc-exp", placeholder: "MM/AA" },
    pasted: ["0531", "05/2031", "203105", "5/31", "2031-05"],
  },
  {
    kind: "cvv",
    label: "Código de segurança",
    typed: "1234",
    shown: "1234",
    attributes: { type: "text", inputmode: "numeric", autocomplete: "cc-csc", placeholder: "000" },
    pasted: ["1234", " 12 34 "],
  },
] as const;

/** The mask loads after hydration; it is active once it rejects letters. */
async function maskOf(input: HTMLElement, person: Pick<typeof userEvent, "type">) {
  await person.type(input, "x");
  await waitFor(() => expect(input).not.toHaveDisplayValue(/x/));
}

export const EveryKind = meta.story({
  name: "Todos os formatos",
  render: () => (
    <Stack gap="s2">
      {formats.map(({ kind, label }) => (
        <MaskedField key={kind} name={kind} label={label} kind={kind} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    for (const { kind, label, typed, shown, attributes } of formats) {
      await step(`${kind}: the right keyboard, the right memory, the signs by themselves`, async () => {
        const input = canvas.getByLabelText(label);
        for (const [name, value] of Object.entries(attributes)) await expect(input).toHaveAttribute(name, value);
        await userEvent.type(input, typed);
        await waitFor(() => expect(input).toHaveValue(shown));
      });
    }
  },
});

const kept = fn();

export const OwnMask = meta.story({
  name: "Máscara sua",
  render: () => (
    <Stack gap="s2">
      <MaskedField name="placa" label="Placa do carro" mask="AAA-0*00" placeholder="ABC-1D23" onValueChange={kept} />
      <MaskedField name="microchip" label="Microchip do pet" mask="000 000 000 000 000" />
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const plate = canvas.getByLabelText("Placa do carro");
    await step("writes capitals, refuses what does not fit, and adds the signs", async () => {
      await userEvent.type(plate, "abc1d23");
      await waitFor(() => expect(plate).toHaveValue("ABC-1D23"));
      await userEvent.clear(plate);
      await userEvent.type(plate, "a1b2c-34d");
      await expect(plate).toHaveValue("ABC-34");
      await userEvent.clear(plate);
      await userEvent.paste("abc 1d23");
      await expect(plate).toHaveValue("ABC-1D23");
      await expect(kept).toHaveBeenLastCalledWith("ABC-1D23");
    });
    await step("offers the keyboard of what it takes", async () => {
      await expect(plate).toHaveAttribute("inputmode", "text");
      await expect(canvas.getByLabelText("Microchip do pet")).toHaveAttribute("inputmode", "numeric");
    });
  },
});

export const Pasted = meta.story({
  name: "Colado de qualquer jeito",
  render: EveryKind.input.render,
  play: async ({ canvas, userEvent, step }) => {
    for (const { kind, label, shown, pasted } of formats) {
      const input = canvas.getByLabelText(label);
      await maskOf(input, userEvent);
      for (const text of pasted) {
        await step(`${kind}: ${text}`, async () => {
          await userEvent.clear(input);
          await userEvent.paste(text);
          await expect(input).toHaveValue(shown);
        });
      }
    }
  },
});

/** Writes as a form filler does: past the element's own property, with the caret at the end. */
function fillByScript(input: HTMLInputElement, text: string, event: Event): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event("selectionchange", { bubbles: true }));
  input.dispatchEvent(event);
}

export const FilledByScript = meta.story({
  name: "Preenchido por um programa",
  render: EveryKind.input.render,
  play: async ({ canvas, userEvent, step }) => {
    for (const { kind, label, typed, shown } of formats) {
      const input = canvas.getByLabelText<HTMLInputElement>(label);
      await maskOf(input, userEvent);
      for (const text of [typed, shown]) {
        for (const init of [{}, { inputType: "insertText", data: text }, { inputType: "insertReplacementText" }]) {
          await step(`${kind}: ${text}, ${init.inputType ?? "with a plain event"}`, async () => {
            fillByScript(input, "", new Event("input", { bubbles: true }));
            await expect(input).toHaveValue("");
            fillByScript(input, text, new InputEvent("input", { bubbles: true, ...init }));
            await expect(input).toHaveValue(shown);
            await expect(input.selectionStart).toBe(shown.length);
          });
        }
      }
      await step(`${kind}: one digit after another`, async () => {
        fillByScript(input, "", new Event("input", { bubbles: true }));
        await expect(input).toHaveValue("");
        for (const digit of typed) fillByScript(input, `${input.value}${digit}`, new Event("input", { bubbles: true }));
        await expect(input).toHaveValue(shown);
      });
      await step(`${kind}: over another text`, async () => {
        fillByScript(input, typed.slice(0, 2), new Event("input", { bubbles: true }));
        fillByScript(input, shown, new Event("input", { bubbles: true }));
        await expect(input).toHaveValue(shown);
      });
    }
  },
});

export const Caret = meta.story({
  name: "O cursor fica onde se corrige",
  render: () => (
    <Stack gap="s2">
      {formats.map(({ kind, label, shown }) => (
        <MaskedField key={kind} name={kind} label={label} kind={kind} defaultValue={shown} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    for (const { kind, label, shown } of formats) {
      await step(`${kind}: the second digit is taken away and written again`, async () => {
        const input = canvas.getByLabelText<HTMLInputElement>(label);
        await maskOf(input, userEvent);
        const place = shown.search(/\d\d/) + 2;
        input.setSelectionRange(place, place);
        await userEvent.keyboard("{Backspace}");
        await expect(input).not.toHaveValue(shown);
        await waitFor(() => expect(input.selectionStart).toBe(place - 1));
        await userEvent.keyboard(shown.charAt(place - 1));
        await expect(input).toHaveValue(shown);
        // Behind the digit, or behind the punctuation that the mask adds.
        const signs = /^\D*/.exec(shown.slice(place))?.[0].length ?? 0;
        await waitFor(() => expect(input.selectionStart).toBeGreaterThanOrEqual(place));
        await expect(input.selectionStart).toBeLessThanOrEqual(place + signs);
      });
    }
  },
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

export const Selected = meta.story({
  name: "Um trecho trocado no meio",
  args: { defaultValue: "123.456.789-09" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await maskOf(input, userEvent);
    input.setSelectionRange(2, 3);
    await userEvent.keyboard("7");
    await waitFor(() => expect(input).toHaveValue("127.456.789-09"));
    // The caret skips the punctuation of the mask, and stays at the edit.
    await waitFor(() => expect(input.selectionStart).toBeGreaterThanOrEqual(3));
    await expect(input.selectionStart).toBeLessThanOrEqual(4);
  },
});

export const TypedInOtherWays = meta.story({
  name: "Digitado do jeito de cada um",
  render: EveryKind.input.render,
  play: async ({ canvas, userEvent, step }) => {
    for (const [label, typed, shown] of [
      ["Data", "7/4/2000", "07/04/2000"],
      ["Validade", "5/31", "05/31"],
      ["CPF", "529.982.247-25", "529.982.247-25"],
      ["Celular com DDD", "+55 11 91234-5678", "+55 (11) 91234-5678"],
    ] as const) {
      await step(`${label}: ${typed}`, async () => {
        const input = canvas.getByLabelText<HTMLInputElement>(label);
        await maskOf(input, userEvent);
        await userEvent.type(input, typed);
        await expect(input).toHaveValue(shown);
        await expect(input.selectionStart).toBe(shown.length);
      });
    }
    await step("a zero is put in the middle, too, and the caret goes on behind it", async () => {
      const date = canvas.getByLabelText<HTMLInputElement>("Data");
      await userEvent.clear(date);
      await userEvent.type(date, "7/");
      await expect(date).toHaveValue("07/");
      await expect(date.selectionStart).toBe(3);
    });
  },
});

export const WrongTyped = meta.story({
  name: "Letras, HTML e dígitos demais",
  render: EveryKind.input.render,
  play: async ({ canvas, userEvent }) => {
    for (const { kind, label, shown, typed } of formats) {
      // Its letters belong to the number.
      if (kind === "cnpj") continue;
      const input = canvas.getByLabelText(label);
      await maskOf(input, userEvent);
      await userEvent.paste("<script>sem número</script>");
      await expect(input).toHaveValue("");
      await userEvent.paste(typed);
      await userEvent.keyboard("999");
      // A phone number keeps every digit: a prefix may be among them.
      await expect(input).toHaveValue(kind === "phone" ? `${typed}999` : shown);
    }
  },
});

export const Cep = meta.story({
  name: "CEP preenchido pelo navegador",
  args: { label: "CEP", kind: "cep" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(input, "000001");
    await waitFor(() => expect(input).toHaveValue("00000-1"));
    // Autofill writes the value and fires an input event, without keys or focus.
    input.blur();
    input.value = "01310100";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await expect(input).toHaveValue("01310-100");
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
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "4111");
    await expect(canvas.getByText("visa")).toBeVisible();
    await userEvent.type(input, "111111111111");
    await waitFor(() => expect(input).toHaveValue("4111 1111 1111 1111"));
    for (const [brand, digits, shown] of [
      ["amex", "378282246310005", "3782 822463 10005"],
      ["mastercard", "5555555555554444", "5555 5555 5555 4444"],
      ["discover", "6011111111111117", "6011 1111 1111 1117"],
    ] as const) {
      await step(`${brand}: its own groups`, async () => {
        await userEvent.clear(input);
        await userEvent.paste(digits);
        await expect(input).toHaveValue(shown);
        await expect(canvas.getByText(brand)).toBeVisible();
      });
    }
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
    // The mask is in sync with the value: a correction continues from the displayed text.
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

export const OtherMemory = meta.story({
  name: "Outra dica e outro preenchimento",
  args: { label: "CPF do presenteado", hint: "De quem ganha a caixa.", placeholder: "Só números", autoComplete: "on" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("placeholder", "Só números");
    await expect(canvas.getByRole("textbox")).toHaveAttribute("autocomplete", "on");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("De quem ganha a caixa.");
  },
});

export const Locked = meta.story({
  name: "Travado",
  args: { readOnly: true, defaultValue: "123.456.789-09" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Backspace}1");
    await expect(canvas.getByRole("textbox")).toHaveValue("123.456.789-09");
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <MaskedField name="vazio" label="Vazio" kind="cpf" />
      <MaskedField name="metade" label="Pela metade" kind="cpf" defaultValue="529.98" />
      <MaskedField name="foco" id="focus-right" label="Com foco" kind="cpf" defaultValue="529.98" />
      <MaskedField
        name="errado"
        label="Errado"
        kind="cpf"
        defaultValue="111.111.111-11"
        error="Informe um CPF válido"
        hint="Vai na nota fiscal."
      />
      <MaskedField name="travado" label="Travado" kind="cep" defaultValue="01310-100" readOnly />
      <MaskedField name="desativado" label="Desativado" kind="phone" defaultValue="(11) 91234-5678" disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Número do cartão de crédito da pessoa responsável pelo Maximiliano Bartolomeu Terceiro",
    kind: "cardNumber",
    defaultValue: "4111 1111 1111 1111",
    hint: "Os dezesseis dígitos da frente; no American Express são quinze. A gente não guarda esse número.",
    error: "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
    optional: true,
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const input = canvas.getByRole("textbox");
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
});
