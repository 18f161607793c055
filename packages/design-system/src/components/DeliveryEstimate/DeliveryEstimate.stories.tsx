import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { DeliveryEstimate } from "./DeliveryEstimate.tsx";

const retry = fn();
const meta = preview.meta({
  component: DeliveryEstimate,
  title: "Componentes/Comércio/DeliveryEstimate",
  args: { estimate: { kind: "waiting" as const } },
  render: (args) => (
    <Container width="column">
      <DeliveryEstimate {...args} />
    </Container>
  ),
});

export const Waiting = meta.story({});
export const Loading = meta.story({ args: { estimate: { kind: "loading" } } });

export const Failed = meta.story({
  args: { estimate: { kind: "failed", onRetry: retry } },
  beforeEach: () => {
    retry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Known = meta.story({
  args: {
    estimate: {
      kind: "known",
      shipDate: civilDate(2026, 3, 30),
      start: civilDate(2026, 4, 3),
      end: civilDate(2026, 4, 6),
      freight: cents(0),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chega entre 03/04 e 06/04")).toBeVisible();
    await expect(canvas.getByText("Enviamos em 30/03")).toBeVisible();
    await expect(canvas.getByText("Frete Grátis")).toBeVisible();
  },
});

export const WithFreight = meta.story({
  args: {
    estimate: { kind: "known", start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6), freight: cents(1890) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Frete: R$18,90")).toBeVisible();
  },
});
