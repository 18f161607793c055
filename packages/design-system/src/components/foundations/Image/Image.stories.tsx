import preview from "@petbox/storybook/preview";
import { Leaf } from "lucide-react";
import { delay, http } from "msw";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Image } from "./Image.tsx";

/** A picture as a data URL. */
const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${color}"/><circle cx="160" cy="120" r="70" fill="#fff9f2"/></svg>`)}`;
const grape = drawn("#6c2bd9");
const broken = "data:image/png;base64,AAAA";

const meta = preview.meta({
  component: Image,
  title: "Fundamentos/Imagem/Image",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "A pata se troca para a marca toda em emblem, do ThemeRoot." },
      purpose:
        "Mostra uma imagem que vem do servidor. Guarda o lugar dela no tamanho real, respira enquanto ela não chega e, se ela falha, desce a escada: cada endereço de reserva uma vez e, por fim, uma pata, ou o `emblem` do ThemeRoot, no mesmo tamanho.",
      synonyms: ["imagem", "foto", "picture"],
      alternatives: {
        CardPicture: "é a bandeira de um cartão",
        Gallery: "são várias, que abrem grandes",
        Glyph: "é um sinal da interface",
      },
      keyboard: {},
      announcements: ["“Caixa aberta com brinquedos, imagem”", "Com `alt` vazio nada: o texto ao lado já diz."],
    },
  },
  args: { src: grape, alt: "Caixa aberta com brinquedos", width: 320, height: 240 },
});

export const Loaded = meta.story({
  name: "Carregada",
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Caixa aberta com brinquedos" });
    await waitFor(() => expect(image).not.toHaveAttribute("data-loading"));
    await expect(image).toHaveAttribute("width", "320");
    await expect(image).toHaveAttribute("height", "240");
  },
});

export const KeepsItsPlaceWhileLoading = meta.story({
  name: "Guarda o lugar enquanto carrega",
  args: { src: "/nunca-chega.png" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("*/nunca-chega.png", () => delay("infinite")));
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("data-loading", "true");
    await expect(image.getBoundingClientRect().width / image.getBoundingClientRect().height).toBeCloseTo(320 / 240, 2);
    // Loading many far-away pictures would slow down every frame on a phone.
    await expect(image.getAnimations()).toEqual([]);
  },
});

export const BreathesWhereItIsAboutToBeSeen = KeepsItsPlaceWhileLoading.extend({
  name: "Respira onde logo será vista",
  args: { soon: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await waitFor(() => expect(image.getAnimations()).toHaveLength(1));
  },
});

export const FallsBack = meta.story({
  name: "Outra no lugar",
  args: { src: broken, fallbacks: [broken.replace("AAAA", "BBBB"), drawn("#ffb020")] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("src", drawn("#ffb020")));
  },
});

export const AvatarWhenAllFail = meta.story({
  name: "Avatar quando nenhuma carrega",
  parameters: { spec: ["SUB-345"] },
  args: { src: broken, fallbacks: [broken.replace("AAAA", "BBBB")] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Caixa aberta com brinquedos" }).tagName).toBe("svg"));
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(320 / 240, 2);
  },
});

export const OwnEmblem = meta.story({
  name: "Com o emblema da marca no lugar da pata",
  args: { src: broken },
  render: (args) => (
    <ThemeRoot emblem={Leaf}>
      <Image {...args} />
    </ThemeRoot>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img").querySelector(".lucide-leaf")).toBeVisible());
  },
});

export const EachIsTriedOnce = meta.story({
  name: "Cada uma é tentada uma vez",
  args: { src: broken, fallbacks: [broken, "", broken] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Caixa aberta com brinquedos" }).tagName).toBe("svg"));
  },
});

export const WithoutAddress = meta.story({
  name: "Sem endereço",
  args: { src: "", alt: "Foto do Bob" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Foto do Bob" }).tagName).toBe("svg");
  },
});

export const AnotherAddressStartsAnew = meta.story({
  name: "Outro endereço recomeça",
  args: { src: broken },
  render: function Changing(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <Stack align="start">
        <Button onClick={() => setSrc(grape)}>Trocar a imagem</Button>
        <Image {...args} src={src} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("img").tagName).toBe("svg"));
    await userEvent.click(canvas.getByRole("button", { name: "Trocar a imagem" }));
    await expect(canvas.getByRole("img")).toHaveAttribute("src", grape);
  },
});

export const Decoration = meta.story({
  name: "Enfeite",
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const Shapes = meta.story({
  name: "Formas",
  render: () => (
    <Inline>
      <Image src={grape} alt="Bob" width={96} height={96} shape="round" fit="cover" priority />
      <Image src={grape} alt="Mel" width={96} height={96} shape="square" fit="cover" />
      <Image src={broken} alt="Luna" width={96} height={96} shape="round" />
      <Image src={broken} alt="" width={48} height={48} />
    </Inline>
  ),
});

export const RoundInANarrowPlace = meta.story({
  name: "Redonda em um lugar estreito: continua redonda",
  args: { alt: "Bob", width: 80, height: 80, shape: "round", fit: "cover" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "4rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img", { name: "Bob" }).getBoundingClientRect();
    await expect(width).toBeLessThan(80);
    await expect(height).toBe(width);
  },
});

export const LongestText = meta.story({
  render: () => (
    <Stack>
      <Image
        src={grape}
        alt="Caixa aberta com brinquedos do Maximiliano Bartolomeu Terceiro"
        width={1280}
        height={960}
      />
      <Image src={broken} alt="Caixa do Maximiliano Bartolomeu Terceiro, que não carregou" width={1280} height={960} />
      <Text>Uma imagem nunca é mais larga do que o lugar onde está.</Text>
    </Stack>
  ),
});

export const Dark = Shapes.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ReducedMotion = BreathesWhereItIsAboutToBeSeen.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img")).animationIterationCount).toBe("0");
  },
});
