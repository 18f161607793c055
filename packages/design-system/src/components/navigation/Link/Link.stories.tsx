import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import type { LinkComponentProps } from "../../../theme/LinkContext.tsx";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Link } from "./Link.tsx";

const meta = preview.meta({
  component: Link,
  title: "Componentes/Navegação/Link",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Leva a outro endereço, no meio de um texto ou sozinho na linha. Dentro da loja usa o link do roteador; fora dela, o do navegador.",
      synonyms: ["âncora", "anchor"],
      alternatives: {
        LinkButton: "é o próximo passo da página",
        Button: "faz algo aqui mesmo",
        BackLink: "volta à página de antes",
      },
      keyboard: {
        Enter: "Abre o endereço.",
        Tab: "Passa ao próximo.",
      },
      announcements: ["“Rastrear nos Correios (abre em outra aba), link”"],
    },
  },
});

export const Default = meta.story({ args: { href: "#planos", children: "Ver todos os planos" } });

export const InText = meta.story({
  name: "No texto",
  render: () => (
    <Text>
      Ao continuar você aceita os <Link href="#termos">termos de uso</Link> e a{" "}
      <Link href="#privacidade" tone="ink">
        política de privacidade
      </Link>
      .
    </Text>
  ),
});

export const Standalone = meta.story({
  name: "Sozinho",
  args: { href: "#senha", standalone: true, children: "Esqueci minha senha" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const NewTab = meta.story({
  name: "Em outra aba",
  args: { href: "https://www.correios.com.br", newTab: true, children: "Rastrear nos Correios" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Rastrear nos Correios (abre em outra aba)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

const navigate = fn();
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const WithTheRoutersLink = meta.story({
  name: "Com o link do roteador",
  render: () => (
    <ThemeRoot linkComponent={RouterLink}>
      <Stack align="start">
        <Link href="/assinaturas">Minhas assinaturas</Link>
        <Link href="mailto:oi@petbox.exemplo">Escreva para nós</Link>
      </Stack>
    </ThemeRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Minhas assinaturas" }));
    await expect(navigate).toHaveBeenCalledWith("/assinaturas");
    await expect(canvas.getByRole("link", { name: "Escreva para nós" })).toHaveAttribute(
      "href",
      "mailto:oi@petbox.exemplo",
    );
  },
});

export const LongestText = meta.story({
  args: {
    href: "#r",
    children: "Regulamento completo da promoção de aniversário da assinatura anual com frete grátis para todo o Brasil",
  },
});

export const UnbrokenWord = meta.story({
  name: "Em linha própria, com uma palavra sem fim: quebra",
  args: { href: "#r", standalone: true, children: `Ver a assinatura do ${"W".repeat(60)}` },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const States = meta.story({
  render: () => (
    <Stack align="start">
      {everyPointerState.map((state) => (
        <Link key={state} href="#planos" id={state}>
          {`Ver todos os planos (${pointerStates[state]})`}
        </Link>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["#hover"], focusVisible: ["#focus"], active: ["#active"] } },
});

export const Dark = InText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
