import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { SideMenu, type SideMenuProps } from "./SideMenu.tsx";

function PageWithMenu({ className, ...rest }: Partial<SideMenuProps>) {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setOpen(true)}>Ver o menu</Button>
      <SideMenu pet="dog" {...rest} open={open} onClose={() => setOpen(false)} />
    </Stack>
  );
}

export const sideMenuDocs = documented({
  component: SideMenu,
  example: <PageWithMenu />,
  states: [
    <SideMenu key="subscriber" open onClose={() => undefined} user={{ firstName: "Ana" }} hasSubscriptions />,
    <SideMenu key="visitor" open onClose={() => undefined} pet="cat" />,
  ],
  purpose:
    "Os caminhos do site no celular, numa folha que vem do lado por cima da página. Header já o traz. Fecha com Esc, com um toque ao lado, com o botão e ao seguir um link. As palavras da conta e da troca de pet são trocadas por account e petMenu; os links, por links.",
  instead: [
    { use: "Header", when: "quando é uma página do site, que já o abre" },
    { use: "Dialog", when: "quando há algo a ler ou a preencher" },
    { use: "AccountMenu", when: "quando são só os caminhos da conta, em tela larga" },
  ],
  props: {
    links: "As páginas a que leva; sem elas, as do site.",
    onClose: "Alguém quer fechar: por Esc, por um toque ao lado, pelo botão ou por um dos links.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pelos links, sem sair do menu." },
    { keys: "Enter", does: "Segue o link, e o menu fecha." },
    { keys: "Esc", does: "Fecha, e o foco volta a quem abriu." },
  ],
  heard: [
    "“Menu, diálogo”",
    "“Fechar o menu, botão”",
    "“Escolha o pet, navegação”, “Cachorro, link, página atual”",
    "“ASSINE, link”",
    "“Páginas, navegação”, e os links",
  ],
  texts: {
    title: "Menu",
    closeLabel: "Fechar o menu",
    subscribeLabel: "ASSINE",
    pagesLabel: "Páginas",
    loginLabel: "LOGIN",
  },
  control: "dialog",
});
