import { Banner } from "@petbox/design-system/components/Banner";
import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { StaticRouter } from "react-router-dom";
import { NeedsScriptContext } from "../app/NeedsScript.tsx";
import { type Page, type PageCode, prerenderedAddressesOf } from "../app/page.ts";
import type { AreaPages } from "../app/pages.ts";
import { prerenderServices } from "../app/prerenderServices.ts";
import { Shop } from "../app/Shop.tsx";
import { shopPages } from "../app/shopPages.ts";
import { isFound } from "../found/found.ts";
import { dataTags, headTags } from "../found/headTags.ts";
import { robots, siteMap } from "../found/siteMap.ts";

/** One page as everybody gets it, before anything is known of the visitor. */
export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** The style elements that the page needs. */
  readonly styles: string;
  /** What its head says of it, tag by tag. */
  readonly head: readonly string[];
  /** What machines are told of it, tag by tag. */
  readonly data: readonly string[];
  /** Sources of the modules that the page is opened with, to preload their chunks. */
  readonly sources: readonly string[];
}

const areas = import.meta.glob<AreaPages>("../pages/*/pages.ts");

/** Every page whose document is built beforehand, at each of its addresses. */
export async function* prerenderedPages(): AsyncGenerator<PrerenderedPage> {
  const { laterAreas } = await import("../app/laterAreas.ts");
  for (const [file, load] of Object.entries(areas)) {
    const { pages } = await load();
    const list = (file.split("/").at(-2) ?? "") in laterAreas ? "src/app/laterAreas.ts" : sourceAt(file);
    for (const page of pages) {
      for (const path of prerenderedAddressesOf(page)) yield prerender(path, page, list);
    }
  }
}

/** The files for who searches, by their names. */
export async function foundFiles(): Promise<Readonly<Record<string, string>>> {
  const lists = await Promise.all(Object.values(areas).map((load) => load()));
  const paths = lists.flatMap(({ pages }) =>
    pages.flatMap((page) => prerenderedAddressesOf(page).filter((path) => isFound(page, path))),
  );
  return { "sitemap.xml": siteMap(paths), "robots.txt": robots };
}

/** A module by its place below the shop's folder. */
function sourceAt(file: string): string {
  return file.replace("..", "src");
}

const needsScript = (
  <Banner tone="warning" title="Esta página precisa de JavaScript">
    Ele está desligado neste navegador, e sem ele os botões e os formulários daqui não respondem. Ligue o JavaScript nas
    configurações do navegador e recarregue a página.
  </Banner>
);

async function prerender(path: string, page: Page, list: string): Promise<PrerenderedPage> {
  await shopPages.at(path).load();
  const { html, styles } = renderWithStyles(
    <StaticRouter location={path}>
      <NeedsScriptContext value={needsScript}>
        <Shop services={prerenderServices} pages={shopPages} />
      </NeedsScriptContext>
    </StaticRouter>,
  );
  const sources = [list, await sourceOf(page)];
  return { path, html, styles, head: headTags(page, path), data: dataTags(page, path), sources };
}

// The page that says that another one broke is part of the shop itself.
const modules = import.meta.glob<PageCode>(["../pages/**/*Page.{ts,tsx}", "!../pages/site/ErrorPage.tsx"]);

/** The module that a page loads. */
async function sourceOf(page: Page): Promise<string> {
  const code = await page.load();
  for (const [file, load] of Object.entries(modules)) {
    if ((await load()) === code) return sourceAt(file);
  }
  throw new Error(
    `The page "${page.title}" loads no module of its own whose name ends in "Page": its chunk would not be preloaded.`,
  );
}
