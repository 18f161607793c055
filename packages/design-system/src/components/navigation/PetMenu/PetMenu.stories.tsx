import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Header } from "../Header/index.ts";
import { PetMenu } from "./PetMenu.tsx";

const follow = fn();
const meta = preview.meta({
  component: PetMenu,
  title: "Componentes/Navegação/PetMenu",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Troca entre a página inicial dos cachorros e a dos gatos, e leva à loja, em outra aba. Em abas na faixa sobre o cabeçalho, em cartões no menu lateral. Fora das duas páginas iniciais, nenhuma fica marcada.",
      synonyms: ["cão ou gato"],
      alternatives: {
        Tabs: "troca de vista dentro da mesma página",
        ChoiceCards: "a espécie é uma resposta da assinatura",
        Header: "é uma página do site, que já o traz",
      },
      keyboard: {
        Tab: "Passa de um link ao outro.",
        Enter: "Segue o link.",
      },
      announcements: [
        "“Escolha o pet, navegação”",
        "“Cachorro, link, página atual”",
        "“Gato, link”",
        "“Loja (abre em outra aba), link”",
      ],
    },
  },
  args: { pet: "dog", variant: "cards", shopHref: "https://loja.petbox.example/cachorro" },
});

export const Cards = meta.story({
  name: "Cartões",
  parameters: { spec: ["MAN-003"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("href", "/gato");
    await expect(canvas.getByRole("link", { name: "Gato" })).not.toHaveAttribute("aria-current");
    const shop = canvas.getByRole("link", { name: /Loja/ });
    await expect(shop).toHaveAttribute("href", "https://loja.petbox.example/cachorro");
    await expect(shop).toHaveAttribute("target", "_blank");
  },
});

export const CardsInANarrowMenu = meta.story({
  name: "Cartões num menu estreito: as palavras ficam inteiras",
  render: (args) => (
    <div style={{ width: "7rem", overflowWrap: "anywhere" }}>
      <PetMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const dog = canvas.getByRole("link", { name: "Cachorro" });
    const words = document.createRange();
    words.selectNodeContents(dog);
    await expect([...words.getClientRects()].filter(({ width }) => width > 0)).toHaveLength(2);
    await expect(dog.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole("link", { name: "Gato" }).getBoundingClientRect().top,
    );
  },
});

export const CardsForCats = meta.story({
  name: "Cartões para gatos",
  args: { pet: "cat" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Gato");
  },
});

export const NoHome = meta.story({
  name: "Sem início",
  args: { pet: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: true })).toBeNull();
  },
});

export const Followed = meta.story({
  name: "Link seguido",
  args: { onFollow: follow },
  beforeEach: () => {
    follow.mockClear();
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    canvasElement.addEventListener("click", (event) => event.preventDefault());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("link", { name: "Gato" }));
    await expect(follow).toHaveBeenCalledTimes(2);
  },
});

/** The tabs are on the strip above the header, in its colour. */
export const TabsOnTheHeader = meta.story({
  name: "Abas no cabeçalho",
  render: ({ pet }) => <Header pet={pet} />,
  parameters: { layout: "fullscreen", pseudo: { hover: ["[href='/gato']"] } },
});

export const States = meta.story({
  parameters: { pseudo: { hover: ["[href='/gato']"], focusVisible: ["[target]"], active: ["[href='/']"] } },
});

export const LongestText = meta.story({
  args: {
    texts: {
      dogLabel: "Cachorros e cachorrinhos",
      catLabel: "Gatos",
      shopLabel: "Loja do Maximiliano Bartolomeu Terceiro",
    },
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
