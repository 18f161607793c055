import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Link } from "../../navigation/Link/index.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

function Opened({ onClose, ...args }: DrawerProps) {
  const [open, setOpen] = useState(args.open);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver os filtros</Button>
      <Drawer {...args} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  component: Drawer,
  title: "Componentes/Avisos e estados/Drawer",
  // The stories open and close it.
  argTypes: { open: { control: false } },
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Um painel que entra pela esquerda, da altura da tela, com muitos links ou opções. Cobre a página até ser fechado.",
      synonyms: ["gaveta", "bottom sheet", "painel lateral"],
      alternatives: {
        Dialog: "é uma pergunta ou um formulário; no celular ele já sobe do pé da tela",
        SideMenu: "é o menu do site, que já é um Drawer",
        Popover: "é pouco, e fica junto do botão",
      },
      keyboard: {
        Tab: "Passa pelo que há dentro, e só por isso.",
        Esc: "Fecha, e o foco volta ao botão que o abriu.",
      },
      announcements: ["“Filtros, janela”, com o foco no título", "“Fechar, botão”"],
    },
    docs: { story: { inline: false, height: "420px" } },
  },
  args: {
    open: false,
    title: "Filtros",
    onClose: fn(),
    children: (
      <Stack>
        <Link href="#cachorro">Cachorro</Link>
        <Link href="#gato">Gato</Link>
      </Stack>
    ),
  },
  render: (args) => <Opened {...args} />,
});

export const Usual = meta.story({
  name: "De sempre",
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Ver os filtros" });
    await userEvent.click(opener);
    const drawer = canvas.getByRole("dialog", { name: "Filtros" });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer.matches(":modal")).toBe(true);
    await expect(canvas.getByRole("heading", { name: "Filtros" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
});

export const ClosedByEsc = meta.story({
  name: "Fecha com Esc",
  args: { open: true },
  play: async ({ canvas, args }) => {
    // The browser turns a real Esc into this event; a simulated key does not trigger it.
    await fireEvent(canvas.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const LongestText = meta.story({
  args: {
    open: true,
    title: "Filtros do Maximilianobartolomeuterceirodealbuquerquecavalcanti",
    children: "Maximilianobartolomeuterceirodealbuquerquecavalcanti ".repeat(40),
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole("dialog");
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});

export const Dark = Usual.extend({ args: { open: true }, globals: { theme: "dark" }, play: async () => undefined });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Usual.extend({
  args: { open: true },
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("dialog")).animationDuration).toBe("1e-05s");
  },
});
