import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { DeliveryEstimate } from "../DeliveryEstimate/index.ts";
import { PriceBlock } from "../PriceBlock/index.ts";
import { SummaryCard } from "./SummaryCard.tsx";

const meta = preview.meta({
  component: SummaryCard,
  title: "Componentes/Comércio/SummaryCard",
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
      <DeliveryEstimate estimate={{ kind: "known", start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6) }} />
    ),
  },
  render: (args) => (
    <Container width="column">
      <SummaryCard {...args} />
    </Container>
  ),
});

export const Complete = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: "Resumo da assinatura" });
    await expect(card).toHaveTextContent("PlanoAnual");
    await expect(card).toHaveTextContent("Validade12 meses");
    await expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis");
    await expect(canvas.getByRole("button", { name: "Tenho um cupom" })).toBeVisible();
    await expect(canvas.getByText("Chega entre 03/04 e 06/04")).toBeVisible();
  },
});

export const LongAtNarrow = meta.story({
  args: {
    plan: "Anual com extra de mordedores naturais para cachorros de porte grande",
    price: <PriceBlock price={cents(999999999)} />,
    estimate: <DeliveryEstimate estimate={{ kind: "loading" }} />,
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
