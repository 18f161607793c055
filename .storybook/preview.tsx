import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure, waitFor } from "storybook/test";
import pseudoStates from "storybook-addon-pseudo-states";
import { brokenPictures, refuseBrokenPictures } from "./brokenPictures.ts";
import type { ComponentNotes } from "./componentNotes.ts";
import { DocsGround } from "./docs/DocsGround.tsx";
import { DocsPage } from "./docs/DocsPage.tsx";
import { refuseOtherEnd } from "./endOfStory.ts";
import { forgetTab } from "./forgetTab.ts";
import { LookAround } from "./LookAround.tsx";
import { refuseLooseText, watchLooseText } from "./looseText.ts";
import { MoreContrast } from "./MoreContrast.tsx";
import { mockWorker } from "./mockWorker.ts";
import { completePropTable } from "./propTable.ts";
import { openShop } from "./screenStories.ts";
import type { ShopParameters } from "./shopParameters.ts";
import type { ShopStory } from "./shopStory.tsx";
import { refuseSidewaysScroll } from "./sidewaysScroll.ts";
import { announceStoryEnd } from "./storyEnd.ts";
import { completeMeta } from "./storyMeta.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";
import { backendChoiceOf, isOtherBackend, lookOf } from "./toolbarChoices.ts";
import { viewports } from "./viewports.ts";

declare module "@storybook/react-vite" {
  interface Parameters {
    /** Makes the story a page story: the whole shop, opened at a path, on its own backend. */
    shop?: ShopParameters;
    /** Ids of the requirements that the story proves. */
    spec?: readonly string[];
    /** Other words for a page that shows no component, in Portuguese and English, for the search of the sidebar. */
    synonyms?: readonly string[];
    /** The component's purpose, keys and screen reader announcements, shown on its page. */
    componentNotes?: ComponentNotes;
  }
}

// A cold dev server on a busy machine needs longer than the default second for a lazy page.
configure({ asyncUtilTimeout: 15_000 });

/** Whether a test runs the story, and not a person who may change the toolbar's choices meanwhile. */
const isInTest = "__vitest_browser__" in globalThis;

/**
 * Every rule runs. In tests, only violations are reported: the report of everything else would be 50 KB a story.
 * Style sheets are not preloaded for the experimental orientation rule.
 */
const axeOptions: { reporter?: "no-passes"; resultTypes?: ["violations"]; preload?: boolean } = isInTest
  ? { reporter: "no-passes", resultTypes: ["violations"], preload: false }
  : {};

/**
 * In tests, axe leaves the header and the footer of a page out: they are three quarters of its elements. The stories of the two frames and
 * the journeys check whole pages.
 */
const axeContext = { exclude: isInTest ? ["[data-page-frame] > :is(header, footer)"] : [] };

document.documentElement.lang = "pt-BR";

/** As Storybook does for people: a component of a test, too, has the padding that its stories ask for. */
function applyLayout(layout: unknown): void {
  document.body.classList.add("sb-show-main");
  document.body.classList.toggle("sb-main-padded", layout === "padded");
  document.body.classList.toggle("sb-main-fullscreen", layout !== "padded");
}

void announceStoryEnd();

/** The shop of a page's story, for its play function. */
export function shopOf(context: { loaded: Record<string, unknown> }): ShopStory {
  const { shop } = context.loaded;
  if (!isShopStory(shop)) throw new Error("This story opens no page: give it parameters.shop with a path.");
  return shop;
}

function isShopStory(value: unknown): value is ShopStory {
  return typeof value === "object" && value !== null && "backend" in value && "element" in value;
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker), pseudoStates()],
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: "error", options: axeOptions, context: axeContext },
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
          ["Cores", "Marcas", "Tipografia", "Espaço e tamanho", "Cantos e sombras", "Movimento", "Camadas", "Larguras"],
          "Como fazer",
          [
            "Usar no seu projeto",
            "Testar no seu projeto",
            "Compor uma tela",
            "Formulário com erros do servidor",
            "Formulário com react-hook-form",
            "Mudar o tema",
            "Mudar o idioma",
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
  beforeEach: async ({ loaded, msw, parameters }) => {
    if (isInTest) applyLayout(parameters.layout);
    const stopWatching = watchLooseText();
    if (!isShopStory(loaded.shop)) return stopWatching;
    forgetTab();
    msw.use(loaded.shop.handler);
    await loaded.shop.open();
    return stopWatching;
  },
  afterEach: async ({ viewMode, loaded, parameters, globals }) => {
    // A docs page shows several stories, so a failure there may be another story's.
    if (viewMode === "docs") return;
    refuseSidewaysScroll();
    if (isInTest) refuseLooseText();
    if (isOtherBackend(backendChoiceOf(globals))) return;
    // A missing photo of a pet is replaced by the next one. Waiting takes every story some time, so only those that need it do.
    if (brokenPictures().length > 0) await waitFor(refuseBrokenPictures);
    if (parameters.shop && isShopStory(loaded.shop)) {
      refuseOtherEnd({ ...parameters.shop, reached: loaded.shop.address() });
    }
  },
  decorators: [
    (Story, { loaded, globals }) => {
      const look = lookOf(globals);
      if (isShopStory(loaded.shop)) {
        // Remounts the shop for another backend, so that no earlier response stays visible.
        return (
          <LookAround key={JSON.stringify(backendChoiceOf(globals))} look={look}>
            {loaded.shop.element}
          </LookAround>
        );
      }
      return (
        <ThemeRoot
          fontUrl={nunito}
          colorScheme={look.theme}
          motion={look.motion}
          texts={look.texts}
          {...(look.brand && { brand: look.brand })}
        >
          {look.contrast === "more" && <MoreContrast brand={look.brand} />}
          {look.direction === "rtl" ? (
            <div dir="rtl">
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </ThemeRoot>
      );
    },
  ],
});

preview.meta = completeMeta(preview.meta);

export default preview;
