import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard, parseCardWithTerms } from "@petbox/domain/card/card";
import { parseTypedCard } from "@petbox/domain/card/typedCard";
import preview from "@petbox/storybook/preview";
import { type ComponentProps, useState } from "react";
import { expect, fn, type userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { CardForm } from "./CardForm.tsx";

const today = civilDate(2026, 3, 10);

const meta = preview.meta({
  component: CardForm,
  title: "Componentes/Pagamento/CardForm",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `document`: outro documento no lugar do CPF, ou nenhum." },
      purpose:
        "O cartão que paga, com a figura dele enquanto se digita: bandeira, últimos dígitos, nome e validade. Quem julga o cartão é parseCard, do domínio: a página o traz no seu próprio código. Número e código ficam nos próprios campos e vão só para onSubmit. Os nomes dos campos se trocam, um a um, em texts; os textos da figura, em texts.picture. Com `document`, outro documento toma o lugar do CPF; com null, nenhum, e o parse é seu.",
      synonyms: ["cartão de crédito", "pagamento", "credit card"],
      alternatives: {
        CardPicture: "é só a figura de um cartão",
        MaskedField: "falta só um dado do cartão, como o código",
      },
      keyboard: {
        Tab: "Nome, número, mês, ano, código, CPF, termos e o link deles, nesta ordem.",
        "Setas no mês e no ano": "Trocam a opção; meses que já passaram não podem ser escolhidos.",
        "Enter em um campo": "Envia, como o botão.",
      },
      announcements: [
        "“Cartão Visa, final 1111, titular Ana Souza, validade 02/31”, no lugar da figura",
        "“Código de segurança, editar texto, 3 ou 4 dígitos (CVV)”",
        "recusado: um só aviso, e o foco vai ao primeiro campo errado",
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
  args: {
    today,
    parse: parseCard,
    onSubmit: fn(),
    children: <Button type="submit">Pagar</Button>,
  },
});

const onCardAlone = fn();

type Person = Pick<typeof userEvent, "type" | "click" | "selectOptions">;

const invalidText = "Dados invalidos por favor verifique todos os campos e tente novamente.";
const numberText = "Parece que o numero do seu cartão está incorreto verifique e tente novamente.";

async function fill(element: HTMLElement, person: Person, number = "4111111111111111", cvv = "123") {
  const form = within(element);
  await person.type(form.getByLabelText("Nome impresso no cartão"), "Ana M Souza");
  await person.type(form.getByLabelText("Número do cartão"), number);
  await person.selectOptions(form.getByLabelText("Ano de validade"), "31");
  await person.selectOptions(form.getByLabelText("Mês de validade"), "02");
  await person.type(form.getByLabelText("Código de segurança"), cvv);
  await person.type(form.getByLabelText("CPF do titular"), "52998224725");
  await person.click(form.getByRole("checkbox"));
}

export const Empty = meta.story({
  name: "Vazio",
  parameters: { spec: ["FUN-102", "FUN-271"] },
  play: async ({ canvas }) => {
    const labels = ["Nome impresso no cartão", "Número do cartão", "Mês de validade", "Ano de validade"];
    for (const label of [...labels, "Código de segurança", "CPF do titular"]) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
    }
    await expect(canvas.getByRole("checkbox", { name: /Li e aceito os termos de uso/ })).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: /^termos de uso/ })).toHaveAttribute("href", "/termos-de-uso");
    await expect(canvas.getByRole("button", { name: "Pagar" })).toBeVisible();
    const years = within(canvas.getByLabelText("Ano de validade")).getAllByRole("option");
    await expect(years.map((year) => year.textContent)).toEqual([
      "AA",
      ...Array.from({ length: 12 }, (_, index) => String(26 + index)),
    ]);
  },
});

export const Accepted = meta.story({
  name: "Aceito",
  parameters: { spec: ["FUN-258", "FUN-260", "FUN-262"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fill(canvasElement, userEvent);
    // The mask takes over first: it drops a typed digit, not one that stands there already.
    await waitFor(() => expect(canvas.getByLabelText("Número do cartão")).toHaveValue("4111 1111 1111 1111"));
    await userEvent.type(canvas.getByLabelText("Número do cartão"), "999");
    await waitFor(() => expect(canvas.getByLabelText("Número do cartão")).toHaveValue("4111 1111 1111 1111"));
    await expect(canvas.getByText("Cartão Visa, final 1111, titular Ana M Souza, validade 02/31")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      holderName: "Ana M Souza",
      number: "4111111111111111",
      brand: "VISA",
      expirationMonth: "02",
      expirationYear: "31",
      cvv: "123",
      cpf: "52998224725",
    });
  },
});

export const Reset = meta.story({
  name: "Limpo por um reset: também a figura e a validade",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, userEvent);
    await expect(canvas.getByText(/final 1111, titular Ana M Souza, validade/)).toBeInTheDocument();
    canvasElement.querySelector("form")?.reset();
    await canvas.findByText("Cartão, número incompleto, sem nome do titular, sem validade");
    for (const label of ["Nome impresso no cartão", "Número do cartão", "Mês de validade", "Ano de validade"]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(""));
    }
  },
});

export const AmericanExpress = meta.story({
  name: "American Express: 4-6-5 e código de 4 dígitos",
  parameters: { spec: ["FUN-259", "FUN-261", "FUN-263", "FUN-274", "FUN-282", "FUN-283"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fill(canvasElement, userEvent, "378282246310005", "123");
    await waitFor(() => expect(canvas.getByLabelText("Número do cartão")).toHaveValue("3782 822463 10005"));
    await expect(canvas.getByText(/Cartão American Express, final 0005/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Código de segurança"), "45");
    await waitFor(() => expect(canvas.getByLabelText("Código de segurança")).toHaveValue("1234"));
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const ExpiryTyped = meta.story({
  name: "Só o cartão, com a validade num campo",
  parameters: { spec: ["MAN-152", "MAN-300"] },
  render: ({ texts }) => (
    <CardForm today={today} asks="card" expiry="typed" parse={parseTypedCard} onSubmit={onCardAlone} texts={texts}>
      <Button type="submit">Pagar</Button>
    </CardForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const expiry = canvas.getByLabelText("Validade");
    await expect(expiry).toHaveAttribute("placeholder", "MM/AA");
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await userEvent.type(canvas.getByLabelText("Nome impresso no cartão"), "José Ávila 2");
    await expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveValue("José Ávila ");
    await userEvent.type(canvas.getByLabelText("Número do cartão"), "4111111111111111");
    await userEvent.type(expiry, "0226");
    await userEvent.type(canvas.getByLabelText("Código de segurança"), "123");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(expiry).toBeInvalid();
    await expect(expiry).toHaveAccessibleDescription(/Este cartão já venceu/);
    await userEvent.clear(expiry);
    await userEvent.type(expiry, "3/26");
    await expect(canvas.getByText("Cartão Visa, final 1111, titular José Ávila, validade 03/26")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(onCardAlone).toHaveBeenCalledWith({
      holderName: "José Ávila",
      number: "4111111111111111",
      brand: "VISA",
      expirationMonth: "03",
      expirationYear: "26",
      cvv: "123",
    });
  },
});

export const BrandWhileTyping = meta.story({
  name: "A bandeira aparece enquanto se digita",
  parameters: { spec: ["FUN-264", "FUN-265", "FUN-266"] },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText("Número do cartão");
    await userEvent.type(number, "5");
    await expect(canvas.getByText(/^Cartão, número incompleto/)).toBeInTheDocument();
    await userEvent.type(number, "1");
    await expect(canvas.getByText(/^Cartão Mastercard/)).toBeInTheDocument();
    await userEvent.clear(number);
    await userEvent.type(number, "6011");
    await expect(canvas.getByText(/^Cartão Discover/)).toBeInTheDocument();
    await userEvent.clear(number);
    await userEvent.type(number, "9792");
    await expect(canvas.getByText(/^Cartão Troy/)).toBeInTheDocument();
  },
});

export const Refused = meta.story({
  name: "Recusado vazio",
  parameters: { spec: ["FUN-267", "FUN-268", "FUN-269", "FUN-273", "FUN-275", "FUN-276"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      `${invalidText} Nome impresso no cartão, Número do cartão`,
    );
    await expect(canvas.getByText(invalidText)).toBeVisible();
    await expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveFocus();
    for (const label of ["Mês de validade", "Ano de validade", "Código de segurança", "CPF do titular"]) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/Aceite os termos para continuar\.$/);
    // A later choice stays, although its error disappears at the same moment.
    for (const [label, value] of [
      ["Ano de validade", "31"],
      ["Mês de validade", "02"],
    ] as const) {
      await userEvent.selectOptions(canvas.getByLabelText(label), value);
      await waitFor(() => expect(canvas.getByLabelText(label)).toBeValid());
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
    }
  },
});

export const WrongNumber = meta.story({
  name: "Número que não confere",
  parameters: { spec: ["FUN-257", "FUN-277"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fill(canvasElement, userEvent, "4111111111111112");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Número do cartão")).toHaveFocus();
    await expect(canvas.getByLabelText("Número do cartão")).toHaveAccessibleDescription(numberText);
    await expect(canvas.queryByText(invalidText)).toBeNull();
  },
});

export const TermsNotTicked = meta.story({
  name: "Só faltam os termos",
  parameters: { spec: ["FUN-275", "FUN-276"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fill(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(invalidText)).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^$/);
  },
});

export const MonthsOfThisYear = meta.story({
  name: "Meses que já passaram",
  parameters: { spec: ["FUN-270", "FUN-286"] },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByLabelText("Mês de validade");
    const isDisabled = (name: string) => within(month).getByRole<HTMLOptionElement>("option", { name }).disabled;
    await userEvent.selectOptions(month, "02");
    await expect(isDisabled("02")).toBe(false);
    await userEvent.selectOptions(canvas.getByLabelText("Ano de validade"), "26");
    await expect(isDisabled("02")).toBe(true);
    await expect(isDisabled("03")).toBe(false);
    // A past month is cleared, not kept out of sight.
    await expect(month).toHaveValue("");
  },
});

export const Keyboard = meta.story({
  name: "Só com o teclado",
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    for (const part of [
      ...["Nome impresso no cartão", "Número do cartão", "Mês de validade", "Ano de validade", "Código de segurança"],
      "CPF do titular",
    ]) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(part)).toHaveFocus();
      // The back of the card, with the code, only while the code is being typed.
      const side = part === "Código de segurança" ? "back" : "front";
      await expect(canvasElement.querySelector("[data-side]")).toHaveAttribute("data-side", side);
    }
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^termos de uso/ })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Número do cartão"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("alert")).toHaveTextContent(invalidText);
  },
});

export const KnownToBrowsers = meta.story({
  name: "O navegador reconhece os campos",
  play: async ({ canvas }) => {
    for (const [label, autocomplete, inputmode] of [
      ["Nome impresso no cartão", "cc-name", null],
      ["Número do cartão", "cc-number", "numeric"],
      ["Mês de validade", "cc-exp-month", null],
      ["Ano de validade", "cc-exp-year", null],
      ["Código de segurança", "cc-csc", "numeric"],
      ["CPF do titular", "off", "numeric"],
    ] as const) {
      const control = canvas.getByLabelText(label);
      await expect(control.getAttribute("autocomplete")).toBe(autocomplete);
      await expect(control.getAttribute("inputmode")).toBe(inputmode);
    }
  },
});

export const AnythingTyped = meta.story({
  name: "Letras, HTML e dígitos demais",
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const number = canvas.getByLabelText("Número do cartão");
    await userEvent.type(number, "x");
    await waitFor(() => expect(number).toHaveValue(""));
    await userEvent.paste("Cartão: 4111-1111-1111-1111-9999");
    await expect(number).toHaveValue("4111111111111111999");
    await userEvent.click(canvas.getByLabelText("Nome impresso no cartão"));
    await userEvent.paste("<script>alert('oi')</script>");
    await expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveValue("scriptalert oi script");
    await userEvent.click(canvas.getByLabelText("Código de segurança"));
    await userEvent.paste("doze");
    await expect(canvas.getByLabelText("Código de segurança")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector("script")).toBeNull();
  },
});

export const Pending = meta.story({
  name: "Enviando",
  args: {
    pending: true,
    children: (
      <Button type="submit" pending texts={{ pendingLabel: "Enviando o pagamento" }}>
        Pagar
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fill(canvasElement, userEvent);
    await userEvent.type(canvas.getByLabelText("CPF do titular"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CodeByBrand = meta.story({
  name: "Onde está o código de segurança, conforme o cartão",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const number = canvas.getByLabelText("Número do cartão");
    const code = canvas.getByLabelText("Código de segurança");
    const side = () => canvasElement.querySelector("[data-side]")?.getAttribute("data-side");
    await expect(code).toHaveAccessibleDescription("3 ou 4 dígitos (CVV)");
    await userEvent.type(number, "4111");
    await expect(code).toHaveAccessibleDescription("São os 3 números do verso");
    await userEvent.click(code);
    await waitFor(() => expect(side()).toBe("back"));
    await userEvent.clear(number);
    await userEvent.type(number, "3782");
    await expect(code).toHaveAccessibleDescription("São os 4 números da frente");
    await userEvent.click(code);
    await expect(code).toHaveFocus();
    await expect(side()).toBe("front");
  },
});

export const OtherWords = meta.story({
  args: {
    termsHref: "/regras",
    texts: {
      number: "Número",
      cvvHint: "Atrás do cartão",
      monthPlaceholder: "mês",
      termsLinkLabel: "Ler as regras",
      newTabLabel: "(em outra aba)",
      picture: { holderLabel: "Nome", describe: () => "Figura do seu cartão" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Número")).toBeVisible();
    await expect(canvas.getByLabelText("Código de segurança")).toHaveAccessibleDescription("Atrás do cartão");
    await expect(canvas.getByRole("option", { name: "mês" })).toBeInTheDocument();
    await expect(canvas.getByText("Figura do seu cartão")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Ler as regras (em outra aba)" })).toHaveAttribute("href", "/regras");
  },
});

export const LettersOnly = meta.story({
  name: "O nome só tem letras",
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>("Nome impresso no cartão");
    await userEvent.type(name, "Joã0o 2 D'Ávila-");
    await expect(name).toHaveValue("João  D Ávila ");
    name.setSelectionRange(2, 2);
    await userEvent.keyboard("7é");
    await expect(name).toHaveValue("Joéão  D Ávila ");
  },
});

/** A page that learns the customer's name after its card form is shown. */
function LateName(props: ComponentProps<typeof CardForm>) {
  const [isKnown, setIsKnown] = useState(false);
  return (
    <>
      <CardForm {...props} knownHolderName={isKnown ? "ANA SOUZA" : undefined} />
      <button type="button" onClick={() => setIsKnown(true)}>
        Chega o nome
      </button>
    </>
  );
}

export const KnownName = meta.story({
  name: "Nome conhecido, que chega depois: no campo e no cartão",
  render: (args) => <LateName {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Nome impresso no cartão");
    await userEvent.click(canvas.getByRole("button", { name: "Chega o nome" }));
    await expect(name).toHaveValue("ANA SOUZA");
    await expect(canvas.getByText(/titular ANA SOUZA/)).toBeInTheDocument();
  },
});

export const KnownNameTyped = meta.story({
  name: "Nome conhecido: o digitado antes fica",
  render: (args) => <LateName {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Nome impresso no cartão");
    await userEvent.type(name, "BIA");
    await userEvent.click(canvas.getByRole("button", { name: "Chega o nome" }));
    await expect(name).toHaveValue("BIA");
  },
});

export const KnownCpf = meta.story({
  name: "CPF conhecido",
  args: { knownCpf: "529.982.247-25" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("CPF do titular")).toHaveValue("529.982.247-25"));
  },
});

export const OtherDocument = meta.story({
  name: "Com outro documento",
  args: { document: <TextField name="cpf" label="NIF" required /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("NIF")).toBeVisible();
    await expect(canvas.queryByLabelText("CPF do titular")).toBeNull();
  },
});

export const NoDocument = meta.story({
  name: "Sem documento",
  render: ({ texts }) => (
    <CardForm today={today} document={null} parse={parseCardWithTerms} onSubmit={onCardAlone} texts={texts}>
      <Button type="submit">Pagar</Button>
    </CardForm>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Código de segurança")).toBeVisible();
    await expect(canvas.queryByLabelText("CPF do titular")).toBeNull();
    await expect(canvas.getByRole("checkbox")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    texts: {
      holderName: "Nome da pessoa que cuida do Maximiliano Bartolomeu Terceiro, como está impresso no cartão",
      cvvHint: "Os três dígitos atrás do cartão; no American Express, os quatro da frente",
      cpfHint: "Do dono do cartão, que pode não ser quem recebe a caixa",
      acceptedTerms: "Li e aceito a renovação automática, a política de privacidade da loja e os",
    },
    children: <Button type="submit">Pagar R$ 12.345,67</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Nome da pessoa/), "Maximiliano Bartolomeu Terceiro de Albuquerque");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByLabelText("Número do cartão")).toBeInvalid();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
