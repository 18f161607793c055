import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";
import pseudoStates from "storybook-addon-pseudo-states";
import type { AnyDocs } from "./documented.ts";
import { createShopStory, type ShopParameters, type ShopStory } from "./shopStory.tsx";

declare module "@storybook/react-vite" {
  interface Parameters {
    /** Makes the story one of a page: the whole shop, opened at an address, on a backend of its own. */
    shop?: ShopParameters;
    /** Ids of the requirements that the story proves. */
    spec?: readonly string[];
    /** What the page of a component says of it. */
    documentation?: AnyDocs;
  }
}

// The next page's code comes from a cold development server: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

/** The shop behind a page's story, for its `play`. */
export function shopOf(context: { loaded: Record<string, unknown> }): ShopStory {
  const { shop } = context.loaded;
  if (!isShopStory(shop)) throw new Error("This story opens no page: give it parameters.shop with a path.");
  return shop;
}

function isShopStory(value: unknown): value is ShopStory {
  return typeof value === "object" && value !== null && "backend" in value && "element" in value;
}

/** The widths at which every screen is looked at. */
const viewports = {
  narrow: { name: "320 · o menor telefone", styles: { width: "320px", height: "640px" } },
  phone: { name: "360 · telefone", styles: { width: "360px", height: "800px" } },
  tablet: { name: "768 · tablet", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "1280 · computador", styles: { width: "1280px", height: "800px" } },
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(), pseudoStates()],
  tags: ["autodocs"],
  initialGlobals: { theme: "light", motion: "system" },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Introdução",
          "Fundamentos",
          "Componentes",
          "Telas",
          ["Site", "Funil", "Checkout", "Sessão", "Boas-vindas"],
        ],
      },
    },
  },
  loaders: [async ({ parameters }) => (parameters.shop ? { shop: await createShopStory(parameters.shop) } : {})],
  beforeEach: ({ loaded, msw }) => {
    if (isShopStory(loaded.shop)) msw.use(loaded.shop.handler);
  },
  decorators: [
    (Story, { loaded, globals }) => {
      if (isShopStory(loaded.shop)) return loaded.shop.element;
      return (
        <ThemeRoot fontUrl={nunito} colorScheme={globals.theme} motion={globals.motion}>
          <Story />
        </ThemeRoot>
      );
    },
  ],
});
