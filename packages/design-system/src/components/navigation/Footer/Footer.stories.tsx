import preview from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { Footer } from "./Footer.tsx";

const meta = preview.meta({
  component: Footer,
  title: "Componentes/Navegação/Footer",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O rodapé das páginas do site: ajuda, caminhos, políticas, redes, cartões aceitos, selos e quem vende. No celular cada grupo se desdobra, um por vez; em telas largas todos estão à vista. Os links dos grupos são trocados por groups, e as palavras de cartões, selos e lojas por texts.",
      synonyms: ["rodapé"],
      alternatives: {
        FunnelFooter: "é um passo da assinatura",
        PageLayout: "é a página inteira, que o recebe em footer",
      },
      keyboard: {
        Tab: "Passa pelos links; no celular, pelos nomes dos grupos e pelos links do que está desdobrado.",
        "Enter ou Espaço": "No nome de um grupo, desdobra e dobra; Enter segue um link.",
      },
      announcements: [
        "“rodapé”",
        "“Redes sociais, lista”, “Instagram (abre em outra aba), link”",
        "no celular: “Ajuda, recolhido”",
        "“Cartões aceitos: Visa, Mastercard…, imagem”",
        "“Selos, lista”",
      ],
    },
  },
});

/** Unlike the matcher, this respects CSS that shows the content of a closed `<details>`. */
const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export const Wide = meta.story({
  name: "Em tela larga",
  parameters: {
    spec: [
      "MAN-096",
      "MAN-097",
      "MAN-098",
      "MAN-099",
      "MAN-100",
      "MAN-101",
      "MAN-102",
      "MAN-103",
      "MAN-104",
      "MAN-106",
    ],
  },
  play: async ({ canvas }) => {
    await expect(seen(canvas.getByText("Seg. a sex., das 8h às 18h (horário de Brasília)"))).toBe(true);
    const addresses = {
      "Fazer assinatura": "/assine",
      "Já sou assinante": "/login",
      "Últimas caixas": "/ultimos",
      "Tapetes higiênicos": "/compra-programada/tapetes-higienicos",
      "Alimentos úmidos": "/compra-programada/alimentos-umidos",
      "Termos de uso": "/termos-de-uso",
      "Termos da assinatura de tapetes higiênicos": "/termos-de-uso-tapetes",
      "Política de trocas e devoluções": "/politica-de-trocas",
      "Política de frete": "/politica-de-frete",
      Privacidade: "/privacidade",
      Cookies: "/cookies",
      "Como funciona": "/#oquevem",
      "Caixas para cachorros": "/",
      "Caixas para gatos": "/gato",
      "Frete grátis": "/politica-de-frete-gratis",
    };
    for (const [name, href] of Object.entries(addresses)) {
      const link = canvas.getByRole("link", { name });
      await expect(seen(link)).toBe(true);
      await expect(link).toHaveAttribute("href", href);
    }
    for (const title of ["Ajuda", "Assinatura", "Mais produtos", "Políticas", "Saiba Mais"]) {
      await expect(seen(canvas.getByRole("heading", { name: title }))).toBe(true);
    }
    for (const name of [/Dúvidas/, /Loja PetBox/, /Instagram/, /Facebook/, /YouTube/, /TikTok/, /Reclame Aqui/]) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
    await expect(canvas.getByRole("img", { name: /^Cartões aceitos: Visa, Mastercard/ })).toBeVisible();
    const seals = within(canvas.getByRole("list", { name: "Selos" })).getAllByRole("listitem");
    await expect(seals.map((seal) => seal.textContent)).toEqual([
      expect.stringMatching(/^Reclame Aqui/),
      "Site seguro",
      "Pagamento criptografado",
    ]);
    for (const seal of seals) await expect(seal.querySelector("svg")).toBeVisible();
    await expect(canvas.getByText(/CNPJ/)).toBeVisible();
    await expect(canvas.queryByText(/Google Play/)).toBeNull();
  },
});

export const ForASubscriber = meta.story({
  name: "Para quem já assina",
  args: { isSubscriber: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Minha área de assinante" });
    await expect(seen(link)).toBe(true);
    await expect(link).toHaveAttribute("href", "/area-cliente");
    await expect(canvas.queryByRole("link", { name: "Já sou assinante" })).toBeNull();
  },
});

export const ForCats = meta.story({
  name: "Nas páginas dos gatos",
  args: { pet: "cat" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Como funciona" })).toHaveAttribute("href", "/gato#oquevem");
    await expect(canvas.getByRole("link", { name: "Últimas caixas" })).toHaveAttribute("href", "/ultimos?pet=gato");
    await expect(canvas.getByRole("link", { name: "Fazer assinatura" })).toHaveAttribute("href", "/assine?pet=gato");
  },
});

export const Folded = meta.story({
  name: "Recolhido",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText("Já sou assinante");
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText("Assinatura", { selector: "summary > span" }));
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Fazer assinatura" })).toHaveFocus();
    await userEvent.click(canvas.getByText("Políticas", { selector: "summary > span" }));
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

export const WithAppStores = meta.story({
  name: "Com lojas de aplicativos",
  parameters: { spec: ["MAN-105"] },
  args: {
    appStores: { googlePlay: "https://play.petbox.example/", appStore: "https://apps.petbox.example/" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Baixe no Google Play" })).toHaveAttribute(
      "href",
      "https://play.petbox.example/",
    );
    await expect(canvas.getByRole("link", { name: "Baixe na App Store" })).toBeVisible();
  },
});

export const Tablet = meta.story({
  name: "No tablet: as linhas dos links têm a mesma distância",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const first = canvas.getByRole("link", { name: "Termos de uso" });
    const links = within(first.closest("ul") ?? first).getAllByRole("link");
    const lines = links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect();
    });
    await expect(new Set(lines.map(({ height }) => Math.round(height))).size).toBeGreaterThan(1);
    const gaps = lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
    await expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const OtherWords = meta.story({
  args: {
    groups: [{ title: "Clube", links: [{ label: "Descontos", href: "/clube" }] }],
    texts: { safeLabel: "Compra segura" },
  },
  play: async ({ canvas }) => {
    await expect(seen(canvas.getByRole("link", { name: "Descontos" }))).toBe(true);
    await expect(canvas.getByText("Compra segura")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Políticas" })).toBeNull();
  },
});

export const OwnLogo = meta.story({
  name: "Com outra marca",
  args: { logo: <strong>Acme</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("Acme");
    await expect(canvas.queryByText("PetBox")).toBeNull();
  },
});

export const States = meta.story({
  parameters: {
    pseudo: {
      hover: ["[href='/assine']", "[href^='https://instagram']"],
      focusVisible: ["[href='/login']", "[href^='https://facebook']"],
      active: ["[href='/ultimos']"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    groups: [
      {
        title: "Assinaturas do Maximiliano Bartolomeu Terceiro",
        links: [{ label: "Maximilianobartolomeuterceirodealbuquerquecavalcanti", href: "/assine" }],
      },
    ],
    appStores: { googlePlay: "https://play.petbox.example/", appStore: "https://apps.petbox.example/" },
    texts: {
      helpHours:
        "Segunda a sexta, das 8h às 18h, e aos sábados, das 8h às 12h (horário de Brasília), menos nos feriados",
    },
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
