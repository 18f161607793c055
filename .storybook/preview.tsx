import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";
import pseudoStates from "storybook-addon-pseudo-states";
import type { ComponentNotes } from "./componentNotes.ts";
import { DocsGround } from "./docs/DocsGround.tsx";
import { DocsPage } from "./docs/DocsPage.tsx";
import { refuseOtherEnd } from "./endOfStory.ts";
import { LookAround } from "./LookAround.tsx";
import { mockWorker } from "./mockWorker.ts";
import { completePropTable } from "./propTable.ts";
import { openShop } from "./screenStories.ts";
import type { ShopParameters, ShopStory } from "./shopStory.tsx";
import { refuseSidewaysScroll } from "./sidewaysScroll.ts";
import { backendChoiceOf, globalTypes, initialGlobals, lookOf } from "./toolbar.ts";
import { viewports } from "./viewports.ts";

declare module "@storybook/react-vite" {
  interface Parameters {
    /** Makes the story one of a page: the whole shop, opened at an address, on a backend of its own. */
    shop?: ShopParameters;
    /** Ids of the requirements that the story proves. */
    spec?: readonly string[];
    /** What a component is for, its keys and what a screen reader says: shown on its page. */
    componentNotes?: ComponentNotes;
  }
}

// The next page's code comes from a cold development server: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

/**
 * All rules run on everything. In a test nobody reads what is right, element by element: it is not written down; nor are
 * all styles fetched once more, for a rule about turned screens that is no rule yet.
 */
const axeOptions: { resultTypes?: ("violations" | "incomplete")[]; preload?: boolean } =
  "__vitest_browser__" in globalThis ? { resultTypes: ["violations", "incomplete"], preload: false } : {};

document.documentElement.lang = "pt-BR";

/** The shop behind a page's story, for its `play`. */
export function shopOf(context: { loaded: Record<string, unknown> }): ShopStory {
  const { shop } = context.loaded;
  if (!isShopStory(shop)) throw new Error("This story opens no page: give it parameters.shop with a path.");
  return shop;
}

function isShopStory(value: unknown): value is ShopStory {
  return typeof value === "object" && value !== null && "backend" in value && "element" in value;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker), pseudoStates()],
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: "error", options: axeOptions },
    layout: "fullscreen",
    viewport: { options: viewports },
    docs: {
      container: DocsGround,
      page: DocsPage,
      lang: "pt-BR",
      toc: {
        title: "Nesta página",
        headingSelector: "h2",
        ignoreSelector: ".docs-story *, .petbox-example *, .sbdocs-subtitle",
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Introdução",
          "Princípios",
          "Tokens",
          ["Cores", "Tipografia", "Espaço e tamanho", "Cantos e sombras", "Movimento", "Larguras"],
          "Como fazer",
          [
            "Usar no seu projeto",
            "Compor uma tela",
            "Formulário com erros do servidor",
            "Formulário com react-hook-form",
            "Mudar o tema",
            "Acrescentar um estado",
            "Revisar e publicar",
          ],
          "Fundamentos",
          "Componentes",
          ["Ações", "Formulários", "Avisos e estados", "Navegação", "Comércio", "Pagamento", "Mídia", "Status"],
          "Telas",
          [
            "Site",
            "Funil",
            "Checkout",
            "PIX",
            "Boas-vindas",
            "Sessão",
            "Área do assinante",
            "Dados cadastrais",
            "BOX Recebidos",
            "Avaliação",
            "Pesquisa",
            "Fidelidade",
            "Cupons",
            "Convites",
            "Assinaturas",
            "Compras programadas",
            "Eventos de uma jornada",
          ],
          "Ferramentas",
        ],
      },
    },
  },
  argTypesEnhancers: [completePropTable],
  loaders: [
    async ({ parameters, globals, abortSignal }) =>
      parameters.shop ? { shop: await openShop(parameters.shop, backendChoiceOf(globals), abortSignal) } : {},
  ],
  beforeEach: ({ loaded, msw }) => {
    if (isShopStory(loaded.shop)) msw.use(loaded.shop.handler);
  },
  afterEach: ({ viewMode, loaded, parameters, globals }) => {
    refuseSidewaysScroll({ viewMode });
    // Another backend may well lead elsewhere.
    const isTheStorysOwn = Object.keys(backendChoiceOf(globals)).length === 0;
    if (isTheStorysOwn && parameters.shop && isShopStory(loaded.shop)) {
      refuseOtherEnd({ ...parameters.shop, reached: loaded.shop.address() });
    }
  },
  decorators: [
    (Story, { loaded, globals }) => {
      const look = lookOf(globals);
      if (isShopStory(loaded.shop)) {
        // Another backend starts the screen anew: what the first one replied does not stay on it.
        return (
          <LookAround key={JSON.stringify(backendChoiceOf(globals))} look={look}>
            {loaded.shop.element}
          </LookAround>
        );
      }
      return (
        <ThemeRoot fontUrl={nunito} colorScheme={look.theme} motion={look.motion}>
          <Story />
        </ThemeRoot>
      );
    },
  ],
});
