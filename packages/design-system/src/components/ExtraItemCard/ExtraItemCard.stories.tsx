import { cents } from "@petbox/domain/money/cents";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { ExtraItemCard } from "./ExtraItemCard.tsx";
import { ExtraItemCardSkeleton } from "./ExtraItemCardSkeleton.tsx";

const meta = preview.meta({
  component: ExtraItemCard,
  title: "Componentes/Comércio/ExtraItemCard",
  args: {
    call: "Mais diversão em cada caixa",
    name: "Brinquedo extra",
    description: "Um brinquedo a mais todo mês, do tamanho certo para o Bob.",
    image: storyPictures.ball,
    price: cents(1990),
    onAdd: fn(),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <ExtraItemCard {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  parameters: { spec: ["FUN-091", "FUN-092", "FUN-093"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Mais diversão em cada caixa")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Brinquedo extra" })).toBeVisible();
    await expect(canvas.getByText(/um brinquedo a mais todo mês/i)).toBeVisible();
    await expect(canvas.getByRole("presentation")).toBeVisible();
    await expect(canvas.getByText("R$19,90/mês")).toBeVisible();
    await expect(canvas.getByText("Adicionar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Adicionar Brinquedo extra" }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

export const Chosen = meta.story({ args: { chosen: true } });
export const Busy = meta.story({ args: { busy: true } });
export const LongAtNarrow = meta.story({
  args: {
    name: "Mordedor natural desidratado extragrande",
    call: "Para o Maximiliano Bartolomeu Terceiro roer à vontade",
    price: cents(123456789),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <ExtraItemCardSkeleton />
    </Container>
  ),
});
