import { cents } from "@petbox/domain/money/cents";
import { largeLetters } from "@petbox/storybook/largeLetters";
import { linesOfWord } from "@petbox/storybook/linesOfWord";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { Carousel } from "../../media/Carousel/Carousel.tsx";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";

const meta = preview.meta({
  component: ProductCard,
  title: "Componentes/Comércio/ProductCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `period`, para um produto que se paga por semana, mês ou ano." },
      purpose:
        "Um produto da loja com o preço de quem assina: imagem, nome, estrelas, o preço de todos riscado e o especial. Aperta-se o cartão inteiro, e há um link só. Enquanto carrega, `ProductCardSkeleton` guarda o lugar.",
      synonyms: ["produto", "vitrine"],
      alternatives: {
        OfferCard: "se escolhe ali mesmo, sem ir a outro endereço",
        ExtraItemCard: "é o item extra da assinatura",
        Carousel: "são vários: coloque os cartões nele, três por slide",
      },
      keyboard: {
        Tab: "Chega ao link “Comprar”.",
        Enter: "Leva ao produto.",
      },
      announcements: [
        "“Petisco natural de frango, título”",
        "“4,5 de 5 estrelas, imagem”",
        "“Preço normal: R$29,90. Preço: R$19,90 para assinantes”",
        "“Comprar Petisco natural de frango, link”",
      ],
    },
  },
  args: {
    name: "Petisco natural de frango",
    image: storyPictures.bone,
    href: "#petisco-natural-de-frango",
    price: cents(2990),
    specialPrice: cents(1990),
    rate: 4.5,
  },
  render: (args) => (
    <Grid>
      <ProductCard {...args} />
    </Grid>
  ),
});

export const OnOffer = meta.story({
  name: "Em oferta",
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Comprar Petisco natural de frango" });
    await expect(link).toHaveAttribute("href", "#petisco-natural-de-frango");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("img", { name: "4,5 de 5 estrelas" })).toBeVisible();
    await expect(canvas.getByText("R$29,90").tagName).toBe("DEL");
    await expect(canvas.getByText("R$19,90")).toBeVisible();
    // The hit area of the link covers the card.
    const heading = canvas.getByRole("heading");
    heading.scrollIntoView({ block: "center" });
    const { left, top } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const NoOldPrice = meta.story({
  name: "Sem preço antigo",
  args: { price: cents(1990) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Preço normal:")).toBeNull();
  },
});

export const Monthly = meta.story({
  name: "Pago por mês",
  args: { name: "Clube da ração", period: "month" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("/mês")).toBeVisible();
    await expect(canvas.queryByText("para assinantes")).toBeNull();
  },
});

export const PriceZero = meta.story({
  name: "Preço zero",
  args: { name: "Brinde de aniversário", image: storyPictures.ball, specialPrice: cents(0), rate: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00")).toBeVisible();
  },
});

export const WithoutStars = meta.story({
  name: "Sem estrelas",
  args: { rate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const NoStarYet = meta.story({
  name: "Ainda sem avaliação",
  args: { rate: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const PictureThatFails = meta.story({
  name: "Imagem que não carrega",
  args: { image: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
});

export const Loading = meta.story({
  render: (args) => (
    <Grid>
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
  },
});

export const LargeLetters = meta.story({
  name: "Letras a 200% no celular: a palavra longa não se parte",
  args: { name: "Coleira superconfortável" },
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  render: (args) => (
    <Carousel label="Ofertas">
      <ProductCard {...args} />
      <ProductCard {...args} name="Corda" />
    </Carousel>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole("heading", { name: "Coleira superconfortável" });
    await expect(linesOfWord(name, "superconfortável")).toBe(1);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    // Still larger than without the setting.
    await expect(Number.parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThan(18);
  },
});

export const ThreeASlide = meta.story({
  name: "Três por vez",
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <Carousel label="Ofertas para assinantes" perSlide={3}>
      {["Petisco natural de frango", "Bola que não fura, para cães grandes", "Osso de couro", "Tapete", "Coleira"].map(
        (name) => (
          <ProductCard key={name} {...args} name={name} />
        ),
      )}
    </Carousel>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("link").map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(heights).size).toBe(1);
  },
});

export const States = meta.story({
  render: (args) => (
    <Grid>
      <ProductCard {...args} />
      <ProductCard {...args} id="hover" name="Sob o ponteiro" />
      <ProductCard {...args} id="focus" name="Com foco" />
      <ProductCard {...args} id="active" name="Apertado" />
    </Grid>
  ),
  parameters: { pseudo: { hover: ["#hover a"], focusVisible: ["#focus a"], active: ["#active a"] } },
});

export const LongestText = meta.story({
  args: {
    name: "Ração úmida sabor frango com legumes para o Maximiliano Bartolomeu Terceiro, filhote de porte micro, sem conservantes, com taurina, em sachê individual de oitenta e cinco gramas, caixa com vinte e quatro",
    price: cents(1_234_567),
    specialPrice: cents(1_134_567),
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
