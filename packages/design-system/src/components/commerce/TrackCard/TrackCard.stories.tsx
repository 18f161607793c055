import { cents } from "@petbox/domain/money/cents";
import { pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Grid } from "../../foundations/Grid/index.ts";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { TrackCard } from "./TrackCard.tsx";
import { TrackCardSkeleton } from "./TrackCardSkeleton.tsx";

const meta = preview.meta({
  component: TrackCard,
  title: "Componentes/Comércio/TrackCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      changes: { "0.2.0": "Tem `period`: uma vez, por semana, por mês ou por ano." },
      purpose:
        "Uma trilha à venda: o que vem nela, quanto custa por mês, ou por `period`, e quanto o cupom tira. Tocar em qualquer lugar do cartão escolhe. Uma só por tela leva a fita “Mais popular”.",
      synonyms: ["trilha"],
      alternatives: {
        PlanCard: "se escolhe por quanto tempo assinar",
        ExtraItemCard: "é algo a mais na caixa",
        OfferCard: "é outra coisa que se oferece",
      },
      keyboard: {
        Tab: "Passa ao botão do cartão: há só um.",
        "Enter ou Espaço": "Escolhe a trilha. Enquanto salva, nada acontece e o foco fica.",
      },
      announcements: [
        "“Mordedores, título de nível 2”",
        "“Preço sem desconto: R$89,90, Preço: R$69,90/mês, Desconto liberado: R$20,00”",
        "“Quero esta trilha Mordedores, botão de alternância”; escolhida, “pressionado”",
      ],
    },
  },
  args: {
    name: "Essencial",
    description: "Brinquedos, petiscos e um item de higiene escolhidos para o porte do seu pet.",
    image: storyPictures.box,
    monthlyPrice: cents(5990),
    onChoose: fn(),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <TrackCard {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  name: "À venda",
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Quero esta trilha Essencial" });
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    // The hit area of the button covers the card.
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 24, card.top + 24)).toBe(button);
    await expect(canvas.queryByText("Mais popular")).toBeNull();
  },
});

export const Popular = meta.story({
  name: "Mais popular",
  parameters: { spec: ["FUN-079", "FUN-082"] },
  args: { popular: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mais popular")).toBeVisible();
  },
});

export const WithCoupon = meta.story({
  name: "Com cupom",
  parameters: { spec: ["FUN-080"] },
  args: { popular: true, monthlyPrice: cents(5323), dashedPrice: cents(6990), discount: cents(1667) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$69,90").tagName).toBe("DEL");
    await expect(canvas.getByText("R$53,23")).toBeVisible();
    await expect(canvas.getByText("Desconto liberado: R$16,67")).toBeVisible();
  },
});

export const Weekly = meta.story({
  name: "Por semana",
  args: { period: "week" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("/semana")).toBeVisible();
  },
});

export const Free = meta.story({
  name: "Preço zero",
  args: { monthlyPrice: cents(0), dashedPrice: cents(6990), discount: cents(6990) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00")).toBeVisible();
    await expect(canvas.getByText("Desconto liberado: R$69,90")).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: "Escolhida",
  args: { chosen: true, popular: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Escolhida")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
});

export const PictureMissing = meta.story({
  name: "A imagem não carrega",
  args: { image: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await waitFor(() => expect(card.querySelector("img")).toBeNull());
    await expect(card.querySelector("svg")).toBeVisible();
  },
});

export const Three = meta.story({
  name: "Três lado a lado",
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        <TrackCard {...args} />
        <TrackCard
          {...args}
          name="Mordedores"
          description="Tudo da Essencial e mais mordedores naturais para quem rói o pé da mesa."
          image={storyPictures.bone}
          popular
          monthlyPrice={cents(6990)}
          dashedPrice={cents(8990)}
          discount={cents(2000)}
        />
        <TrackCard
          {...args}
          name="Body Parts"
          description="Petiscos 100% naturais."
          image={storyPictures.ball}
          monthlyPrice={cents(8990)}
          chosen
        />
      </Grid>
    </Container>
  ),
});

export const States = meta.story({
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        {(["hover", "focus", "active"] as const).map((state) => (
          <TrackCard key={state} {...args} id={state} name={`Essencial (${pointerStates[state]})`} />
        ))}
        <TrackCard {...args} name="Essencial (salvando)" pending />
      </Grid>
    </Container>
  ),
  parameters: {
    pseudo: {
      hover: ["#hover", "#hover button"],
      focusVisible: ["#focus button"],
      active: ["#active", "#active button"],
    },
  },
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <TrackCardSkeleton />
    </Container>
  ),
});

export const HugePricesSideBySide = meta.story({
  name: "Preços enormes lado a lado",
  globals: { viewport: { value: "tablet" } },
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid>
        {["Anual", "Semestral", "Mensal"].map((name) => (
          <TrackCard
            {...args}
            key={name}
            name={name}
            monthlyPrice={cents(123456789012)}
            dashedPrice={cents(987654321098)}
            discount={cents(864197532)}
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

export const LongestText = meta.story({
  args: {
    name: "Essencial Família do Maximiliano Bartolomeu Terceiro",
    popular: true,
    chosen: true,
    monthlyPrice: cents(1234567),
    dashedPrice: cents(9876543),
    discount: cents(8641976),
    texts: { price: { period: "por mês, durante doze meses", discountText: () => "Desconto do Maximiliano liberado" } },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card).toHaveTextContent("R$12.345,67por mês, durante doze mesesDesconto do Maximiliano liberado");
  },
});

export const Dark = Three.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
