import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Inline } from "../../foundations/Inline/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { AccountMenu } from "./AccountMenu.tsx";

const ownFrame = { story: { inline: false, height: "320px" } };

const meta = preview.meta({
  component: AccountMenu,
  title: "Componentes/Navegação/AccountMenu",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O lugar da conta no cabeçalho: “LOGIN” para quem não entrou; para quem entrou, o botão que abre a saudação, a área do cliente (ou o fim da assinatura começada) e a saída. Ocupa o mesmo espaço antes e depois de se saber quem é.",
      synonyms: ["menu da conta", "avatar"],
      alternatives: {
        Header: "é uma página do site, que já o traz",
        LoginDialog: "se entra sem sair da página",
      },
      keyboard: {
        "Enter ou Espaço": "Abre e fecha.",
        Tab: "Aberto, passa pelos links.",
        Esc: "Fecha, e o foco volta ao botão.",
      },
      announcements: [
        "sem ninguém: “LOGIN, link”",
        "“Olá, Ana AREA DO ASSINANTE, botão, recolhido”",
        "aberto: “Sua conta, navegação”, “Olá, Ana!”, “Bem-vindo de volta”",
        "“Área do assinante, link”, “Sair, link”",
      ],
    },
    docs: ownFrame,
  },
  render: (args) => (
    <Container>
      <AccountMenu {...args} />
    </Container>
  ),
});

export const LoggedOut = meta.story({
  name: "Não conectado",
  parameters: { spec: ["MAN-044", "MAN-093"] },
  play: async ({ canvas }) => {
    const [login, ...others] = canvas.getAllByRole("link");
    await expect(others).toEqual([]);
    await expect(login).toHaveTextContent(/^LOGIN$/);
    // No token: the session alone identifies the customer (decision 85).
    await expect(login).toHaveAttribute("href", "/login");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Subscriber = meta.story({
  name: "Assinante",
  parameters: { spec: ["MAN-044", "MAN-088", "MAN-089", "MAN-091", "MAN-092", "MAN-316"] },
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Olá, Ana AREA DO ASSINANTE" });
    await expect(canvas.getByText("Bem-vindo de volta")).not.toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText("Bem-vindo de volta")).toBeVisible());
    await expect(canvas.getByText("Olá, Ana!")).toBeVisible();
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Área do assinante", "/area-cliente"],
      ["Sair", "/logout"],
    ]);
    await expect(canvas.queryByText("Você está quase terminando")).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText("Bem-vindo de volta")).not.toBeVisible());
  },
});

export const Unfinished = meta.story({
  name: "Assinatura por concluir",
  parameters: { spec: ["MAN-090", "MAN-091", "MAN-316"] },
  args: { user: { firstName: "Ana" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Você está quase terminando")).toBeVisible());
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Concluir assinatura", "/assine"],
      ["Sair", "/logout"],
    ]);
    await expect(canvas.queryByText("Bem-vindo de volta")).toBeNull();
  },
});

export const Nameless = meta.story({
  name: "Sem nome",
  parameters: { spec: ["MAN-088"] },
  args: { user: { firstName: "" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Olá, Petikineo AREA DO ASSINANTE" }));
    await waitFor(() => expect(canvas.getByText("Olá, Petikineo!")).toBeVisible());
  },
});

export const InTheApplication = meta.story({
  name: "Dentro do aplicativo",
  parameters: { spec: ["MAN-046"] },
  args: { user: { firstName: "Ana" }, hasSubscriptions: true, inApp: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("link", { name: "Área do assinante" })).toHaveAttribute(
      "href",
      "/app/area-cliente",
    );
  },
});

export const ClosedByALink = meta.story({
  name: "Fecha por um link",
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent, canvasElement }) => {
    canvasElement.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    });
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await canvas.findByRole("link", { name: "Área do assinante" }));
    await waitFor(() => expect(canvas.getByText("Bem-vindo de volta")).not.toBeVisible());
  },
});

export const Opened = meta.story({
  name: "Aberto",
  args: { user: { firstName: "Ana" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("navigation", { name: "Sua conta" })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Área do assinante" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Sair" })).toHaveFocus();
  },
});

export const OtherWords = meta.story({
  args: {
    user: { firstName: "Ana" },
    texts: { greeting: (name) => `Oi, ${name}`, areaLabel: "Conta", unfinishedLabel: "Falta pouco" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Oi, Ana Conta" }));
    await waitFor(() => expect(canvas.getByText("Falta pouco")).toBeVisible());
    await expect(canvas.getByText("Oi, Ana!")).toBeVisible();
  },
});

export const States = meta.story({
  render: (args) => (
    <Container>
      <Stack align="start">
        {everyPointerState.map((state) => (
          <Inline key={state}>
            <Text size="small">{pointerStates[state]}</Text>
            <AccountMenu {...args} className={state} />
            <AccountMenu {...args} className={state} user={{ firstName: "Ana" }} />
          </Inline>
        ))}
      </Stack>
    </Container>
  ),
  parameters: {
    pseudo: {
      hover: [".hover [data-face]"],
      focusVisible: [".focus [data-face]"],
      active: [".active [data-face]"],
    },
  },
});

export const LongestText = meta.story({
  args: { user: { firstName: "Maximilianobartolomeuterceirodealbuquerque" }, hasSubscriptions: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await canvas.findByRole("navigation", { name: "Sua conta" });
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = Opened.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
