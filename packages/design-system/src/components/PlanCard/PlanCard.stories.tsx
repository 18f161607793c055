import { cents } from "@petbox/domain/money/cents";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { Grid } from "../Grid/index.ts";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { PlanCard } from "./PlanCard.tsx";
import { PlanCardSkeleton } from "./PlanCardSkeleton.tsx";

const meta = preview.meta({
  component: PlanCard,
  title: "Componentes/Comércio/PlanCard",
  args: {
    name: "Anual",
    months: 12 as const,
    price: cents(5990),
    discountOff: cents(2000),
    total: cents(71880),
    image: storyPictures.box,
    onChoose: fn(),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <PlanCard {...args} />
    </Container>
  ),
});

export const Annual = meta.story({
  parameters: { spec: ["FUN-086"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("R$59,90")).toBeVisible();
    await expect(canvas.getByText("R$20,00 OFF")).toBeVisible();
    await expect(canvas.getByText("FRETE GRÁTIS*")).toBeVisible();
    await expect(canvas.getByText("Total do plano: R$718,80")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Quero este plano Anual" }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
});

export const Special = meta.story({ args: { ribbon: "Mais vantajoso" } });
export const Chosen = meta.story({ args: { chosen: true } });
export const Busy = meta.story({ args: { busy: true } });

export const Monthly = meta.story({
  args: { name: "Mensal", months: 1, price: cents(7990), total: cents(7990), discountOff: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull();
    await expect(canvas.queryByText(/Total/)).toBeNull();
  },
});

export const NothingOff = meta.story({
  args: { discountOff: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull();
  },
});

export const HugeAtNarrow = meta.story({
  args: {
    name: "Anual com extra de mordedores",
    ribbon: "Mais vantajoso",
    chosen: true,
    price: cents(1234567890),
    dashedPrice: cents(9876543210),
    discountOff: cents(8641975320),
    total: cents(14814814680),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Three = meta.story({
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        <PlanCard {...args} ribbon="Mais vantajoso" dashedPrice={cents(6990)} />
        <PlanCard
          {...args}
          name="Semestral"
          months={6}
          price={cents(6990)}
          discountOff={cents(1000)}
          total={cents(41940)}
        />
        <PlanCard {...args} name="Mensal" months={1} price={cents(7990)} discountOff={undefined} total={cents(7990)} />
      </Grid>
    </Container>
  ),
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <PlanCardSkeleton />
    </Container>
  ),
});

export const HugePricesSideBySide = meta.story({
  globals: { viewport: { value: "tablet" } },
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid>
        {["Anual", "Semestral", "Mensal"].map((name) => (
          <PlanCard
            {...args}
            key={name}
            name={name}
            price={cents(123456789012)}
            dashedPrice={cents(987654321098)}
            discountOff={cents(864197532)}
            total={cents(98765432100)}
          />
        ))}
      </Grid>
    </Container>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole("article")) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});
