import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { NoPet } from "./NoPet.tsx";
import { Pet } from "./Pet.tsx";
import { PetCard } from "./PetCard.tsx";
import { storyPets } from "./storyPictures.ts";

const onChangePicture = fn();
const bob = {
  name: "Bob",
  sex: "male",
  image: storyPets.dog,
  size: "medio",
  planHref: "#plano",
  onChangePicture,
} as const;
const mika = { name: "Mika", sex: "female", image: storyPets.cat, size: "gato", planHref: "#plano" } as const;

const meta = preview.meta({
  component: PetCard,
  subcomponents: { Pet, NoPet },
  title: "Componentes/Comércio/PetCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Apresenta um pet da conta: a foto, que se troca com um toque, o nome, o porte e o caminho para o plano. Sem `name` é o lugar de um pet que ainda não veio, com o convite para assinar.",
      synonyms: ["cartão do pet"],
      alternatives: {
        SubscriptionCard: "o que importa é a assinatura, com a situação e o próximo BOX",
        ChoiceCards: "se escolhe o porte ou a espécie",
        EmptyState: "falta outra coisa que não um pet",
      },
      keyboard: {
        Tab: "Passa pela foto, se ela se troca, e pelo link do plano.",
        "Enter ou Espaço": "Na foto, pede outra.",
      },
      announcements: ["“Trocar a foto do Bob, botão”", "“Bob, título”, “Porte: Médio”", "“Ver plano do Bob, link”"],
    },
  },
});

export const Dog = meta.story({
  name: "Cachorro",
  args: bob,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Porte: Médio")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver plano do Bob" })).toHaveAttribute("href", "#plano");
    const picture = canvas.getByRole("button", { name: "Trocar a foto do Bob" });
    await userEvent.click(picture);
    picture.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(onChangePicture).toHaveBeenCalledTimes(3);
  },
});

export const Cat = meta.story({
  name: "Gato",
  args: { ...mika, onChangePicture },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Porte/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Trocar a foto da Mika" })).toBeVisible();
  },
});

export const OnlyToLookAt = meta.story({
  name: "Só para ver",
  args: mika,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Drawn = meta.story({
  name: "Sem foto: o retrato desenhado",
  args: { ...bob, image: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-mood]")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
});

export const UnknownSize = meta.story({
  name: "Porte desconhecido, espécie conhecida: o retrato, sem linha de porte",
  args: { ...bob, image: undefined, size: undefined, species: "dog" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Porte/)).toBeNull();
    await expect(canvasElement.querySelector("[data-mood]")).toBeVisible();
  },
});

export const PictureThatDoesNotLoad = meta.story({
  name: "Imagem que não carrega",
  args: { ...bob, image: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
});

export const NoPetYet = meta.story({
  name: "Ainda sem pet",
  args: { subscribeHref: "/assine" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nenhum pet por aqui ainda" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
  },
});

export const LongestText = meta.story({
  args: {
    ...bob,
    name: `Maximilianobartolomeuterceirodealbuquerque ${"Cavalcanti e Silva ".repeat(9)}`,
    size: "pequeno",
    texts: { planLabel: "Ver o plano e a próxima cobrança" },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  args: bob,
  render: () => (
    <Grid>
      <PetCard {...bob} name="Normal" />
      <PetCard {...bob} name="Sob o ponteiro" className="hover" />
      <PetCard {...bob} name="Com foco" className="focus" />
      <PetCard {...bob} name="Apertada" className="active" />
      <PetCard {...mika} />
      <PetCard subscribeHref="#assine" />
    </Grid>
  ),
  parameters: { pseudo: { hover: [".hover button"], focusVisible: [".focus button"], active: [".active button"] } },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = UnknownSize.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("button")).transitionDuration).toBe("1e-05s"));
  },
});
