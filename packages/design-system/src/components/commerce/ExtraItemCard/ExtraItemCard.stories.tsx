import { cents } from "@petbox/domain/money/cents";
import { pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Grid } from "../../foundations/Grid/index.ts";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { ExtraItemCard } from "./ExtraItemCard.tsx";
import { ExtraItemCardSkeleton } from "./ExtraItemCardSkeleton.tsx";

const meta = preview.meta({
  component: ExtraItemCard,
  title: "Componentes/Comércio/ExtraItemCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Um item a mais em todas as caixas: a chamada, o que é e quanto soma por mês. A recusa fica fora dele, na página, como um link calmo.",
      synonyms: ["item extra", "adicional", "upsell"],
      alternatives: {
        TrackCard: "se escolhe a base da caixa",
        GiftLine: "o item é de graça",
        OfferCard: "é outra coisa que se oferece",
      },
      keyboard: {
        Tab: "Passa ao botão do cartão: há só um.",
        "Enter ou Espaço": "Adiciona o item. Enquanto salva, nada acontece e o foco fica.",
      },
      announcements: [
        "“Mais diversão em cada caixa”, “Brinquedo extra, título de nível 2”, a descrição, “R$19,90/mês”",
        "“Adicionar Brinquedo extra, botão de alternância”; adicionado, “Manter Brinquedo extra, pressionado”",
      ],
    },
  },
  args: {
    call: "Mais diversão em cada caixa",
    name: "Brinquedo extra",
    description: "Um brinquedo a mais todo mês, do tamanho certo para o Bob.",
    image: storyPictures.ball,
    monthlyPrice: cents(1990),
    onChoose: fn(),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <ExtraItemCard {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  name: "À venda",
  parameters: { spec: ["FUN-091", "FUN-092", "FUN-093"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Mais diversão em cada caixa")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Brinquedo extra" })).toBeVisible();
    await expect(canvas.getByText(/um brinquedo a mais todo mês/i)).toBeVisible();
    await expect(canvas.getByRole("presentation")).toBeVisible();
    await expect(canvas.getByText("R$19,90/mês")).toBeVisible();
    await expect(canvas.getByText("Adicionar")).toBeVisible();
    const button = canvas.getByRole("button", { name: "Adicionar Brinquedo extra" });
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    // The hit area of the button covers the card.
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 24, card.top + 24)).toBe(button);
  },
});

export const Chosen = meta.story({
  name: "Adicionado",
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Adicionado")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
});

export const Free = meta.story({
  name: "Preço zero",
  args: { monthlyPrice: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00/mês")).toBeVisible();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: { monthlyPrice: cents(0), texts: { priceText: (price) => (price === 0 ? "Por nossa conta" : "Pago") } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Por nossa conta")).toBeVisible();
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

export const States = meta.story({
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        {(["hover", "focus", "active"] as const).map((state) => (
          <ExtraItemCard key={state} {...args} id={state} name={`Brinquedo extra (${pointerStates[state]})`} />
        ))}
        <ExtraItemCard {...args} name="Brinquedo extra (adicionado)" chosen />
        <ExtraItemCard {...args} name="Brinquedo extra (salvando)" pending />
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

export const WithoutPrice = meta.story({
  name: "Sem preço: nenhum é mostrado",
  args: { monthlyPrice: undefined },
  parameters: { spec: ["FUN-358"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Brinquedo extra" })).toBeVisible();
    await expect(canvas.queryByText(/R\$/)).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <ExtraItemCardSkeleton />
    </Container>
  ),
});

export const LongestText = meta.story({
  args: {
    name: "Mordedor natural desidratado extragrande",
    call: "Para o Maximiliano Bartolomeu Terceiro roer à vontade",
    description: "Um mordedor a mais todo mês, escolhido pelo porte do Maximiliano Bartolomeu Terceiro. ".repeat(2),
    monthlyPrice: cents(1234567),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const Dark = States.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
