import { catCoats, dogCoats } from "@petbox/domain/pet/coat";
import { sizes } from "@petbox/domain/pet/size";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Inline } from "../../foundations/Inline/index.ts";
import { PetPortrait } from "./PetPortrait.tsx";

const meta = preview.meta({
  component: PetPortrait,
  title: "Componentes/Mídia/PetPortrait",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O retrato do pet, montado com o que já se sabe dele: espécie, porte, pelagem da família da raça e o nome na plaquinha. Enquanto a raça não é conhecida, é um esboço na cor da marca. Cada camada pode dar lugar a uma imagem do servidor. É enfeite, a menos que receba `label`.",
      synonyms: ["avatar", "retrato"],
      alternatives: {
        Image: "há uma foto do pet",
        PetCard: "se apresenta um pet da conta, com o porte e o plano",
        Logo: "é a marca",
      },
      keyboard: {},
      announcements: ["Com `label`: “Bob, imagem”. Sem ele, nada: é enfeite."],
    },
  },
  args: { species: "dog" as const },
});

export const Sketch = meta.story({
  name: "Só a espécie",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(canvasElement.querySelector("text")).toBeNull();
  },
});

export const Complete = meta.story({
  name: "Tudo conhecido, com nome acessível",
  args: { coat: "short", size: "medio", name: "Bob", label: "Bob" },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole("img", { name: "Bob" });
    await expect(portrait.querySelector("text")).toHaveTextContent(/^Bob$/);
    const { width, height } = portrait.getBoundingClientRect();
    await expect([width, height]).toEqual([240, 240]);
  },
});

export const Dogs = meta.story({
  name: "Pelagens de cachorro",
  render: () => (
    <Inline gap="s3">
      {dogCoats.map((coat) => (
        <PetPortrait key={coat} species="dog" coat={coat} name="Bob" label={coat} width={180} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole("img").map((portrait) => portrait.querySelector("[data-layer=head]")?.innerHTML);
    await expect(new Set(heads).size).toBe(dogCoats.length);
  },
});

export const Cats = meta.story({
  name: "Pelagens de gato",
  render: () => (
    <Inline gap="s3">
      <PetPortrait species="cat" label="esboço" width={180} />
      {catCoats.map((coat) => (
        <PetPortrait key={coat} species="cat" coat={coat} name="Mika" label={coat} width={180} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas
      .getAllByRole("img")
      .map((portrait) => portrait.querySelector("[data-layer=head]")?.innerHTML);
    await expect(new Set(drawings).size).toBe(catCoats.length + 1);
  },
});

export const Sizes = meta.story({
  name: "Portes",
  render: () => (
    <Inline gap="s3">
      {sizes.map((size) => (
        <PetPortrait key={size} species="dog" coat="hanging" size={size} name="Bob" label={size} width={160} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = sizes.map((size) => {
      const head = canvas.getByRole("img", { name: size }).querySelector("[data-layer=head]");
      return head?.getBoundingClientRect().height ?? 0;
    });
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(new Set(heights).size).toBe(sizes.length);
  },
});

export const Small = meta.story({
  name: "Com 72 px",
  args: { ...Complete.input.args, width: 72 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").getBoundingClientRect().width).toBe(72);
  },
});

export const Moods = meta.story({
  name: "Calmo, à escuta, feliz",
  args: { coat: "pointed", name: "Bob", width: 160 },
  render: (args) => (
    <Inline gap="s3">
      <PetPortrait {...args} label="calmo" />
      <PetPortrait {...args} mood="listening" label="à escuta" />
      <PetPortrait {...args} mood="happy" label="feliz" ground="none" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const faceOf = (name: string) =>
      canvas.getByRole("img", { name }).querySelector("[data-layer=face]")?.innerHTML ?? "";
    await expect(faceOf("à escuta")).toBe(faceOf("calmo"));
    await expect(faceOf("feliz").length).toBeGreaterThan(faceOf("calmo").length);
    await expect(canvas.getByRole("img", { name: "feliz" }).querySelector("[data-layer=ground]")).toBeNull();
  },
});

const hat =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'%3E%3Cpath d='M80 60h80L120 4z' fill='%23ffb020'/%3E%3C/svg%3E";

export const LayersFromTheServer = meta.story({
  name: "Com uma camada do servidor",
  args: { ...Complete.input.args, layers: { collar: hat } },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole("img", { name: "Bob" });
    await expect(portrait.querySelector("[data-layer=collar] image")).toHaveAttribute("href", hat);
    await expect(portrait.querySelector("text")).toBeNull();
    await expect(portrait.querySelector("[data-layer=head] path")).not.toBeNull();
  },
});

export const Arriving = meta.story({
  name: "A plaquinha acaba de chegar",
  args: { ...Complete.input.args, arriving: "collar" },
  play: async ({ canvasElement }) => {
    const arriving = [...canvasElement.querySelectorAll("[data-arriving]")];
    await expect(arriving.map((layer) => layer.getAttribute("data-layer"))).toEqual(["collar"]);
  },
});

export const LongestText = meta.story({
  args: { coat: "long", size: "grande", name: "Maximiliano Bartolomeu Terceiro", label: "Maximiliano" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").querySelector("text")).toHaveTextContent(/^M$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = Dogs.extend({ globals: { theme: "dark" } });
export const DarkCats = Cats.extend({ name: "Pelagens de gato no escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Moods.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("img", { name: "à escuta" }).querySelector("[data-layer=head]")?.parentElement;
    if (!head) throw new Error("A cabeça não está na página.");
    await waitFor(() => expect(getComputedStyle(head).animationIterationCount).toBe("0"));
    await expect(getComputedStyle(head).transform).not.toBe("none");
  },
});
