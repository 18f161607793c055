import { Banner } from "@petbox/design-system/components/Banner";
import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { StaticRouter } from "react-router-dom";
import { NeedsScriptContext } from "../app/NeedsScript.tsx";
import { documentTitle } from "../app/OpenedPage.tsx";
import { type Page, type PageCode, prerenderedAddressesOf } from "../app/page.ts";
import { prerenderServices } from "../app/prerenderServices.ts";
import { Shop } from "../app/Shop.tsx";
import { shopAreas, shopPages } from "../app/shopPages.ts";

/** One page as everybody gets it, before anything is known of the visitor. */
export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** The style elements that the page needs. */
  readonly styles: string;
  readonly title: string;
  /** What search engines and shared links say of it. */
  readonly description: string | undefined;
  /** Sources of the modules that the page is opened with, to preload their chunks. */
  readonly sources: readonly string[];
}

/** Every page whose document is built beforehand, at each of its addresses. */
export async function* prerenderedPages(): AsyncGenerator<PrerenderedPage> {
  for (const [area, load] of Object.entries(shopAreas)) {
    const { pages } = await load();
    for (const page of pages) {
      for (const path of prerenderedAddressesOf(page)) yield prerender(path, page, area);
    }
  }
}

const needsScript = (
  <Banner kind="warning" title="Esta página precisa de JavaScript">
    Ele está desligado neste navegador, e sem ele os botões e os formulários daqui não respondem. Ligue o JavaScript nas
    configurações do navegador e recarregue a página.
  </Banner>
);

async function prerender(path: string, page: Page, area: string): Promise<PrerenderedPage> {
  await shopPages.at(path).load();
  const { html, styles } = renderWithStyles(
    <StaticRouter location={path}>
      <NeedsScriptContext value={needsScript}>
        <Shop services={prerenderServices} pages={shopPages} />
      </NeedsScriptContext>
    </StaticRouter>,
  );
  const sources = [`src/pages/${area}/pages.ts`, await sourceOf(page)];
  return { path, html, styles, title: documentTitle(page.title), description: page.description, sources };
}

// The page that says that another one broke is part of the shop itself.
const modules = import.meta.glob<PageCode>(["../pages/**/*Page.{ts,tsx}", "!../pages/site/ErrorPage.tsx"]);

/** The module that a page loads, by its place below the shop's folder. */
async function sourceOf(page: Page): Promise<string> {
  const code = await page.load();
  for (const [file, load] of Object.entries(modules)) {
    if ((await load()) === code) return file.replace("..", "src");
  }
  throw new Error(
    `The page "${page.title}" loads no module of its own whose name ends in "Page": its chunk would not be preloaded.`,
  );
}
