import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { CouponBar } from "../../commerce/CouponBar/index.ts";
import { Banner } from "../../feedback/Banner/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Footer } from "../Footer/index.ts";
import { Header } from "../Header/index.ts";
import { PageLayout } from "./PageLayout.tsx";

const ownFrame = { story: { inline: false, height: "480px" } };

const meta = preview.meta({
  component: PageLayout,
  title: "Componentes/Navegação/PageLayout",
  parameters: {
    layout: "fullscreen",
    // The whole frame is checked here, for all pages.
    a11y: { context: { exclude: [] } },
    componentNotes: {
      purpose:
        "A moldura de uma página do site ou da área do assinante: o atalho ao conteúdo, o cabeçalho, o conteúdo na largura certa e o rodapé, que fica no fim da tela mesmo com pouco conteúdo. Com faixas de ponta a ponta, como um Banner, a largura é full e cada faixa cuida da sua.",
      synonyms: ["página", "layout"],
      alternatives: {
        StepLayout: "é um passo da assinatura",
        Container: "é só a largura de uma faixa",
      },
      keyboard: {
        Tab: "A primeira parada é o atalho ao conteúdo; depois, o cabeçalho.",
      },
      announcements: ["“Pular para o conteúdo, link”", "“cabeçalho do site”", "“conteúdo principal”", "“rodapé”"],
    },
    docs: ownFrame,
  },
  args: {
    header: <Header pet="dog" />,
    footer: <Footer />,
    children: (
      <Stack>
        <Heading headingLevel={1}>Frete grátis</Heading>
        {Array.from({ length: 30 }, (_, line) => `Parágrafo ${line + 1} da política de frete.`).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
});

export const Page = meta.story({
  name: "Página",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "conteudo");
    await expect(canvas.getByRole("contentinfo")).toBeInTheDocument();
    window.scrollTo(0, 600);
    await waitFor(() => expect(window.scrollY).toBe(600));
    const logo = canvas.getByRole("link", { name: "PetBox, página inicial" });
    await expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
});

export const SkipsToTheContent = meta.story({
  name: "Pula para o conteúdo",
  args: { texts: { skipLabel: "Ir ao conteúdo" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ir ao conteúdo" })).toHaveFocus();
    await expect(canvas.getByRole("main")).toHaveAttribute("tabindex", "-1");
  },
});

export const Column = meta.story({
  name: "Coluna",
  args: { width: "column" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 }).getBoundingClientRect().width).toBeLessThanOrEqual(560);
  },
});

export const Full = meta.story({
  name: "Largura toda",
  args: {
    width: "full",
    children: (
      <Banner tone="info" title="Esta assinatura foi renovada">
        <Text>De ponta a ponta da tela.</Text>
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("region").getBoundingClientRect();
    await expect(width).toBe(document.body.clientWidth);
  },
});

export const FillsTheScreen = meta.story({
  name: "Rodapé abaixo da primeira tela",
  args: { fills: "screen", children: <Text>Uma linha só.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo").getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
  },
});

export const WithBarOnTop = meta.story({
  name: "Com barra no topo",
  args: { top: <CouponBar name="AMIGO20" discount={cents(2000)} /> },
});
export const LittleContent = meta.story({
  name: "Pouco conteúdo",
  // As high as the window from the first frame on, without computing anything (decision 90).
  args: { children: <Heading headingLevel={1}>Você ainda não tem cupons</Heading> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo").getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      window.innerHeight - 1,
    );
  },
});
export const Phone = meta.story({ name: "No celular", globals: { viewport: { value: "phone" } } });

export const LongestText = meta.story({
  args: {
    header: <Header user={{ firstName: "Maximilianobartolomeuterceiro" }} hasSubscriptions />,
    children: (
      <Stack>
        <Heading headingLevel={1}>Maximilianobartolomeuterceirodealbuquerquecavalcanti</Heading>
        <Text>Rua Doutor Maximiliano Bartolomeu Terceiro, 12345. Total: R$ 12.345,67.</Text>
      </Stack>
    ),
  },
});

export const Dark = LittleContent.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
