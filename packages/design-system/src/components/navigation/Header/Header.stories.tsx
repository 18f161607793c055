import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Header, type HeaderProps } from "./Header.tsx";

const ownFrame = { story: { inline: false, height: "240px" } };

const meta = preview.meta({
  component: Header,
  title: "Componentes/Navegação/Header",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O cabeçalho das páginas do site e da área do assinante: marca, caminhos, conta e “SIMULE”. No celular os caminhos ficam no menu lateral. Fica no alto enquanto a página rola. Saber quem é o visitante, mesmo mais tarde, não desloca nada. As palavras das partes são trocadas por petMenu, account e sideMenu; os links, por links.",
      synonyms: ["cabeçalho", "topo", "navbar"],
      alternatives: {
        FunnelHeader: "é um passo da assinatura",
        PageLayout: "é a página inteira, que o recebe em header",
      },
      keyboard: {
        Tab: "Passa pela troca de pet, marca, links, conta e “SIMULE”. No celular, começa no botão do menu.",
        Enter: "Segue o link; no botão do menu ou da conta, abre.",
        Esc: "Fecha o que foi aberto, e o foco volta ao botão.",
      },
      announcements: [
        "“cabeçalho do site”",
        "“Escolha o pet, navegação”",
        "“PetBox, página inicial, link”",
        "“Principal, navegação”, e os links",
        "“Olá, Ana AREA DO ASSINANTE, botão, recolhido”",
        "no celular: “Abrir o menu, botão, abre diálogo”",
      ],
    },
    docs: ownFrame,
  },
  // Docs pages show it at the width that its play functions expect.
  globals: { viewport: { value: "desktop" } },
  args: { pet: "dog" },
});

export const Visitor = meta.story({
  name: "Visitante",
  parameters: { spec: ["MAN-005", "MAN-042", "MAN-045"] },
  args: { helpHref: "https://ajuda.petbox.example/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "LOGIN" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "SIMULE" })).toHaveAttribute("href", "/assine");
    await expect(canvas.getByRole("link", { name: "Como funciona" })).toHaveAttribute("href", "/#oquevem");
    await expect(canvas.getByRole("link", { name: "Últimas caixas" })).toHaveAttribute("href", "/ultimos");
    await expect(canvas.getByRole("link", { name: /Central de ajuda/ })).toHaveAttribute(
      "href",
      "https://ajuda.petbox.example/",
    );
    await expect(canvas.queryByRole("button", { name: "Abrir o menu" })).toBeNull();
  },
});

export const VisitorOfTheCats = meta.story({
  name: "Visitante dos gatos",
  args: { pet: "cat" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Como funciona" })).toHaveAttribute("href", "/gato#oquevem");
    await expect(canvas.getByRole("link", { name: "Últimas caixas" })).toHaveAttribute("href", "/ultimos?pet=gato");
    await expect(canvas.getByRole("link", { name: "SIMULE" })).toHaveAttribute("href", "/assine?pet=gato");
  },
});

export const Subscriber = meta.story({
  name: "Assinante",
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Olá, Ana AREA DO ASSINANTE" })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado",
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole("link", { name: "Cachorro" }),
      canvas.getByRole("link", { name: "Gato" }),
      canvas.getByRole("link", { name: /^Loja/ }),
      canvas.getByRole("link", { name: "PetBox, página inicial" }),
      canvas.getByRole("link", { name: "Como funciona" }),
      canvas.getByRole("link", { name: "Últimas caixas" }),
      canvas.getByRole("link", { name: /^Central de ajuda/ }),
      canvas.getByRole("button", { name: /AREA DO ASSINANTE/ }),
      canvas.getByRole("link", { name: "SIMULE" }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

export const OtherWords = meta.story({
  args: {
    links: [{ label: "Clube de descontos", href: "/clube" }],
    texts: { petMenu: { label: "Cão ou gato?" }, account: { loginLabel: "Entrar" }, subscribeLabel: "ASSINE" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Cão ou gato?" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clube de descontos" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/login");
    await expect(canvas.getByRole("link", { name: "ASSINE" })).toHaveAttribute("href", "/assine");
    await expect(canvas.queryByRole("link", { name: "Últimas caixas" })).toBeNull();
  },
});

export const States = meta.story({
  parameters: {
    pseudo: {
      hover: ["[href='/ultimos']", "[href='/gato']"],
      focusVisible: ["[href='/#oquevem']", "[href='/login']"],
      active: ["[href='/assine']"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    user: { firstName: "Maximilianobartolomeuterceiro" },
    hasSubscriptions: true,
    texts: { subscribeLabel: "MONTE A CAIXA" },
  },
});

export const Phone = meta.story({
  name: "No celular",
  parameters: { spec: ["MAN-094"] },
  globals: { viewport: { value: "narrow" } },
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Menu" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Fechar o menu" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const PhoneVisitor = meta.story({ name: "Visitante, no celular", globals: { viewport: { value: "phone" } } });

export const StaysOnScroll = meta.story({
  name: "Fica no topo ao rolar",
  parameters: { spec: ["MAN-095"] },
  render: (args) => (
    <>
      <Header {...args} />
      {Array.from({ length: 60 }, (_, line) => `Linha ${line + 1}`).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const logo = canvas.getByRole("link", { name: "PetBox, página inicial" });
    window.scrollTo(0, 500);
    await waitFor(() => expect(window.scrollY).toBe(500));
    await expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(logo.getBoundingClientRect().bottom).toBeLessThanOrEqual(80);
    window.scrollTo(0, 0);
  },
});

function ArrivingUser(props: HeaderProps) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <Header {...props} {...(known ? { user: { firstName: "Maximilianobartolomeu" }, hasSubscriptions: true } : {})} />
      <Button onClick={() => setKnown(true)}>Chegou</Button>
    </>
  );
}

const boxesOf = (elements: readonly Element[]) =>
  elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  });

/** The visitor is known after hydration, which must not cause a layout shift elsewhere. */
export const MovesNothingWhenTheUserArrives = meta.story({
  name: "Nada se move quando a conta chega",
  render: (args) => <ArrivingUser {...args} />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const around = ["PetBox, página inicial", "Últimas caixas", "SIMULE"].map((name) =>
      canvas.getByRole("link", { name }),
    );
    const before = boxesOf([...around, canvas.getByRole("banner")]);
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(canvas.getByRole("button", { name: /AREA DO ASSINANTE/ })).toBeVisible();
    await expect(boxesOf([...around, canvas.getByRole("banner")])).toEqual(before);
  },
});

export const MovesNothingOnAPhone = meta.story({
  name: "Nada se move no celular",
  globals: { viewport: { value: "narrow" } },
  render: (args) => <ArrivingUser {...args} />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const around = [canvas.getByRole("link", { name: "PetBox, página inicial" }), canvas.getByRole("banner")];
    const before = boxesOf(around);
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(boxesOf(around)).toEqual(before);
  },
});

export const OwnLogo = meta.story({
  name: "Com outra marca",
  args: { logo: <strong>Acme</strong>, texts: { homeLabel: "Acme, página inicial" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Acme, página inicial" })).toHaveTextContent("Acme");
    await expect(canvas.queryByText("PetBox")).toBeNull();
  },
});

export const Dark = States.extend({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("banner").firstElementChild;
    const button = canvas.getByRole("link", { name: "SIMULE" });
    // In the dark the button is the brightest thing: the strip does not share its colour.
    await expect(strip).not.toHaveStyle({ backgroundColor: getComputedStyle(button).backgroundColor });
  },
});
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
