import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Container } from "../../foundations/Container/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { DeliveryEstimate } from "../DeliveryEstimate/index.ts";
import { PriceBlock } from "../PriceBlock/index.ts";
import { SummaryCard } from "./SummaryCard.tsx";

const meta = preview.meta({
  component: SummaryCard,
  title: "Componentes/Comércio/SummaryCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O que está para ser comprado, ao lado dos últimos passos: o plano, a validade, o frete, o preço, o lugar do cupom e a entrega. Cada parte entra pronta; a que falta não deixa buraco. Com folded, em telas estreitas o cartão é uma linha com o nome e o total, que abre o resto.",
      synonyms: ["resumo do pedido", "carrinho"],
      alternatives: {
        PlanCard: "o plano ainda se escolhe",
        CommitmentSummary: "é o que se assume ao assinar",
        Card: "é outro resumo",
      },
      keyboard: {
        Tab: "Passa ao que houver para apertar nas partes: o cupom, tentar de novo.",
      },
      announcements: [
        "“Resumo da assinatura, região”, “título de nível 2”",
        "uma lista de termos: “Plano, Anual”, “Item extra, Areia extra”, “Validade, 12 meses”, “Envio da primeira caixa, Frete Grátis”",
        "e as partes, na ordem em que aparecem",
      ],
    },
  },
  args: {
    plan: "Anual",
    validity: "12 meses",
    firstBoxShipping: "Frete Grátis",
    price: <PriceBlock price={cents(5990)} dashedPrice={cents(7990)} discount={cents(2000)} />,
    couponField: (
      <Button variant="secondary" fullWidth>
        Tenho um cupom
      </Button>
    ),
    estimate: (
      <DeliveryEstimate
        estimate={{ status: "ready", value: { start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6) } }}
      />
    ),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "1rem" }}>
      <SummaryCard {...args} />
    </Container>
  ),
});

export const Complete = meta.story({
  name: "Completo",
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("region", { name: "Resumo da assinatura" });
    await expect(card).toHaveTextContent("PlanoAnual");
    await expect(card).toHaveTextContent("Validade12 meses");
    await expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis");
    await expect(canvas.getByText("Chega entre 03/04 e 06/04")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tenho um cupom" })).toHaveFocus();
  },
});

export const WithThePet = meta.story({
  name: "Com o pet no alto",
  globals: { viewport: { value: "narrow" } },
  args: { top: <Text tone="soft">A caixa do Bob, todo mês.</Text>, extraItem: "Brinquedo extra, R$19,90/mês" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(rows).toEqual(["Plano", "Item extra", "Validade", "Envio da primeira caixa"]);
    const [term, fact] = [canvas.getByText("Item extra"), canvas.getByText(/^Brinquedo extra/)];
    await expect(fact.getBoundingClientRect().top).toBe(term.getBoundingClientRect().top);
    await expect(canvas.getByText("A caixa do Bob, todo mês.")).toBeVisible();
  },
});

const folded = { name: "Caixa Essencial do Bob", total: "R$59,90/mês, frete grátis" };

export const Folded = meta.story({
  name: "No celular: uma linha com o total, que abre o resto",
  args: { folded },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Caixa Essencial do Bob")).toBeVisible();
    await expect(canvas.getByText("R$59,90/mês, frete grátis")).toBeVisible();
    await expect(canvas.getByText("Validade")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Caixa Essencial do Bob"));
    await expect(canvas.getByText("Validade")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tenho um cupom" })).toBeVisible();
  },
});

export const FoldedWithRoom = meta.story({
  name: "Em tela larga, aberto e sem a linha",
  args: { folded },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Validade")).toBeVisible();
    await expect(canvas.getByText("R$59,90/mês, frete grátis")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tenho um cupom" })).toHaveFocus();
  },
});

export const MoreToKnow = meta.story({
  name: "Com mais fatos",
  args: {
    facts: [
      { term: "Entrega", fact: "Com o BOX do Bob" },
      { term: "Primeiro envio", fact: "Sai por volta de 12 de março de 2026" },
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(rows).toEqual(["Plano", "Validade", "Envio da primeira caixa", "Entrega", "Primeiro envio"]);
    await expect(canvas.getByText("Com o BOX do Bob", { selector: "dd" })).toBeVisible();
  },
});

export const OnlyThePlan = meta.story({
  name: "Só o plano",
  render: () => (
    <Container width="column" style={{ paddingBlock: "1rem" }}>
      <SummaryCard plan="Mensal" validity="1 mês" />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(2);
    await expect(canvas.queryByText("Envio da primeira caixa")).toBeNull();
  },
});

export const Free = meta.story({
  name: "Preço zero",
  args: { price: <PriceBlock price={cents(0)} dashedPrice={cents(7990)} discount={cents(7990)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Resumo da assinatura do Maximiliano Bartolomeu Terceiro",
    plan: "Anual com extra de mordedores naturais para cachorros de porte grande",
    validity: "12 meses, renovados automaticamente",
    firstBoxShipping: "R$12.345,67 até a Rua Professora Maria de Lourdes Vieira",
    price: <PriceBlock price={cents(999999999)} />,
    estimate: (
      <DeliveryEstimate
        estimate={{ status: "failed", failure: { kind: "timeout" }, retry: () => undefined, pending: false }}
      />
    ),
  },
});

export const Dark = Complete.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
