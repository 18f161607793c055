import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { SideMenu, type SideMenuProps } from "./SideMenu.tsx";

const ownFrame = { story: { inline: false, height: "640px" } };

const meta = preview.meta({
  component: SideMenu,
  title: "Componentes/Navegação/SideMenu",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Os caminhos do site no celular, numa folha que vem do lado por cima da página. Header já o traz. Fecha com Esc, com um toque ao lado, com o botão e ao seguir um link. As palavras da conta e da troca de pet são trocadas por account e petMenu; os links, por links.",
      synonyms: ["menu lateral", "sidebar", "hambúrguer"],
      alternatives: {
        Header: "é uma página do site, que já o abre",
        Dialog: "há algo a ler ou a preencher",
        AccountMenu: "são só os caminhos da conta, em tela larga",
      },
      keyboard: {
        Tab: "Passa pelos links, sem sair do menu.",
        Enter: "Segue o link, e o menu fecha.",
        Esc: "Fecha, e o foco volta a quem abriu.",
      },
      announcements: [
        "“Menu, diálogo”",
        "“Fechar o menu, botão”",
        "“Escolha o pet, navegação”, “Cachorro, link, página atual”",
        "“ASSINE, link”",
        "“Páginas, navegação”, e os links",
      ],
    },
    docs: ownFrame,
  },
  globals: { viewport: { value: "phone" } },
  args: { open: false, onClose: fn(), pet: "dog" as const, helpHref: "https://ajuda.petbox.example/" },
  render: (args) => <Opener {...args} />,
});

function Opener({ onClose, open: first, ...rest }: SideMenuProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir o menu</Button>
      <SideMenu
        {...rest}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Visitor = meta.story({
  name: "Visitante",
  parameters: { spec: ["FUN-109", "FUN-110", "MAN-042", "MAN-045"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Menu" })).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Menu" })).toHaveFocus();
    const addresses = {
      Cachorro: "/",
      Gato: "/gato",
      ASSINE: "/assine",
      "Como funciona": "/#oquevem",
      "Últimas caixas": "/ultimos",
      LOGIN: "/login",
    };
    for (const [name, href] of Object.entries(addresses)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { name: /Central de ajuda/ })).toHaveAttribute(
      "href",
      "https://ajuda.petbox.example/",
    );
  },
});

export const Subscriber = meta.story({
  name: "Assinante",
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Área do assinante" })).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Sair" })).toHaveAttribute("href", "/logout");
    await expect(canvas.queryByRole("link", { name: "LOGIN" })).toBeNull();
    const names = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(["Área do assinante", "Sair"]);
    await expect(names.at(-1)).toBe("ASSINE");
  },
});

export const ClosedByItsButton = meta.story({
  name: "Fecha pelo botão",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar o menu" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: "Abrir o menu" })).toHaveFocus();
  },
});

export const ClosedByEsc = meta.story({
  name: "Fecha com Esc",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    // The browser turns a real Esc into this event; a simulated key does not trigger it.
    await fireEvent(canvas.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const ClosedByTheBackdrop = meta.story({
  name: "Fecha tocando fora",
  parameters: { spec: ["MAN-094"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    const menu = canvas.getByRole("dialog");
    await expect(menu.matches(":modal")).toBe(true);
    for (const animation of menu.getAnimations()) animation.finish();
    const beside = menu.getBoundingClientRect().right + 8;
    await expect(document.elementFromPoint(beside, 40) === menu).toBe(true);
    const press = { keys: "[MouseLeft]", target: menu };
    // The empty end of the menu is not beside it.
    await userEvent.pointer({ ...press, coords: { clientX: beside - 16, clientY: 40 } });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ ...press, coords: { clientX: beside, clientY: 40 } });
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const NotClosedByASelection = meta.story({
  name: "Não fecha quando o toque começou dentro",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    const menu = canvas.getByRole("dialog", { name: "Menu" });
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByRole("heading", { name: "Menu" }) },
      { keys: "[/MouseLeft]", target: menu },
    ]);
    // Such a press fires a click on the common ancestor of both ends.
    await fireEvent.click(menu, { clientX: menu.getBoundingClientRect().right + 8, clientY: 40 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(menu).toBeVisible();
  },
});

export const ClosedByALink = meta.story({
  name: "Fecha por um link",
  play: async ({ canvas, userEvent, canvasElement }) => {
    canvasElement.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    });
    await userEvent.click(canvas.getByRole("button", { name: "Abrir o menu" }));
    await userEvent.click(canvas.getByRole("link", { name: "Últimas caixas" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const OtherWords = meta.story({
  args: {
    open: true,
    links: [{ label: "Clube de descontos", href: "/clube" }],
    user: { firstName: "Ana" },
    texts: { petMenu: { dogLabel: "Cães" }, account: { finishLabel: "Terminar" } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link", { name: "Clube de descontos" })).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Cães" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: "Terminar" })).toHaveAttribute("href", "/assine");
    await expect(canvas.queryByRole("link", { name: "Últimas caixas" })).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  args: { open: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fechar o menu" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const States = meta.story({
  args: { open: true },
  parameters: {
    pseudo: {
      hover: ["[href='/ultimos']", "[href='/gato']"],
      focusVisible: ["[href='/login']"],
      active: ["[href='/#oquevem']"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    open: true,
    user: { firstName: "Maximilianobartolomeuterceiro" },
    links: [{ label: "Como funciona a assinatura do Maximiliano Bartolomeu Terceiro", href: "/#oquevem" }],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link", { name: "Concluir assinatura" })).toBeVisible());
    const menu = canvas.getByRole("dialog");
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
