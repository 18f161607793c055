import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { AccountNav } from "./AccountNav.tsx";
import { AccountNavPlace } from "./AccountNavPlace.tsx";

const meta = preview.meta({
  component: AccountNav,
  title: "Componentes/Navegação/AccountNav",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Os cinco lugares da conta, no alto de cada página dela. Marca aquele a que a página pertence e, num celular estreito, rola de lado até ele. No aplicativo é o cabeçalho.",
      synonyms: ["menu da conta", "navegação lateral"],
      alternatives: {
        Tabs: "troca de vista dentro da mesma página",
        Breadcrumb: "mostra o caminho até a página",
        AccountMenu: "é a conta no cabeçalho do site",
      },
      keyboard: {
        Tab: "Passa de um lugar ao outro; o que está fora da tela rola para dentro.",
        Enter: "Segue o link.",
      },
      announcements: ["“Minha conta, navegação”", "“Início, link, página atual”", "“Assinaturas, link”"],
    },
  },
  args: { current: "home" },
});

export const Home = meta.story({
  name: "Início",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Minha conta" })).toBeVisible();
    const addresses = {
      Início: "/area-cliente",
      Assinaturas: "/assinaturas",
      Pagamento: "/dados-cliente?q=cartao",
      Entrega: "/dados-cliente?q=entrega",
      Vantagens: "/area-cliente/fidelidade",
    };
    for (const [name, href] of Object.entries(addresses)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Início");
  },
});

export const BelowASection = meta.story({
  name: "Dentro de um lugar",
  args: { current: "subscriptions", within: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Assinaturas" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
});

export const OutsideTheAccount = meta.story({
  name: "Fora da conta",
  args: { current: undefined },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) await expect(link).not.toHaveAttribute("aria-current");
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isWhole(link)).toBe(true));
    }
  },
});

const isWhole = (link: HTMLElement) => {
  const { left, right } = link.getBoundingClientRect();
  // The row scrolls by whole pixels.
  return left > -1 && right < window.innerWidth + 1;
};

/** The row scrolls, not the page; its labels stay in one line. */
export const CurrentInView = meta.story({
  name: "O lugar atual à vista",
  globals: { viewport: { value: "narrow" } },
  args: { current: "benefits" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isWhole(canvas.getByRole("link", { name: "Vantagens" }))).toBe(true));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const heights = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    for (const height of heights) await expect(height).toBeGreaterThanOrEqual(48);
  },
});

export const FitsAPhone = meta.story({
  name: "No celular, cabem todos",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("link").every(isWhole)).toBe(true));
  },
});

export const Place = meta.story({
  name: "O lugar dela, até se saber quem visita",
  globals: { viewport: { value: "phone" } },
  beforeEach: () => {
    document.documentElement.setAttribute("data-in-account", "");
    return () => document.documentElement.removeAttribute("data-in-account");
  },
  render: (args) => (
    <>
      <AccountNavPlace data-testid="place" />
      <AccountNav {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place");
    const { offsetHeight } = canvas.getByRole("navigation", { name: "Minha conta" });
    await expect(place.offsetHeight).toBe(offsetHeight);
    document.documentElement.removeAttribute("data-in-account");
    await expect(place).not.toBeVisible();
  },
});

export const PlaceOnAWideScreen = Place.extend({
  name: "O lugar dela, numa tela larga",
  globals: { viewport: { value: "desktop" } },
});

export const OtherWords = meta.story({
  args: { texts: { label: "Sua conta", benefitsLabel: "Clube" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Sua conta" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clube" })).toHaveAttribute("href", "/area-cliente/fidelidade");
  },
});

export const States = meta.story({
  parameters: {
    pseudo: {
      hover: ["[href='/assinaturas']"],
      focusVisible: ["[href='/dados-cliente?q=cartao']"],
      active: ["[href='/area-cliente/fidelidade']"],
    },
  },
});

export const LongestText = meta.story({
  args: { current: "payment", texts: { paymentLabel: "Cartões, PIX, boletos e formas de pagamento" } },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
