import { Banner } from "@petbox/design-system/components/Banner";
import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router-dom";
import { NeedsScriptContext } from "../app/NeedsScript.tsx";
import { pageRoutesOf } from "../app/pageRoute.ts";
import { loadMatchedRoutes } from "../app/router.ts";
import { routes } from "../app/routes.ts";
import { Shop } from "../app/Shop.tsx";
import { headTags, isIndexed, structuredDataTags } from "../seo/headTags.ts";
import { prerenderedPaths } from "../seo/pageSeo.ts";
import { robots, siteMap } from "../seo/siteMap.ts";
import { prerenderServices } from "./prerenderServices.ts";

/** A prerendered page, which is the same for every visitor. */
export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** The style elements of the page. */
  readonly styles: string;
  /** The tags of its head. */
  readonly head: readonly string[];
  /** Its structured data, tag by tag. */
  readonly data: readonly string[];
  /** Sources of the route modules, to preload their chunks. */
  readonly sources: readonly string[];
}

const paths = prerenderedPaths(pageRoutesOf(routes));

/** Every document of the shop. */
export async function* prerenderedPages(): AsyncGenerator<PrerenderedPage> {
  for (const path of paths) yield prerender(path);
}

/** The files for search engines, by their names. */
export function seoFiles(): Readonly<Record<string, string>> {
  return { "sitemap.xml": siteMap(paths.filter(isIndexed)), "robots.txt": robots };
}

const needsScript = (
  <Banner tone="warning" title="Esta página precisa de JavaScript">
    Ele está desligado neste navegador, e sem ele os botões e os formulários daqui não respondem. Ligue o JavaScript nas
    configurações do navegador e recarregue a página.
  </Banner>
);

const titleTag = /<title>(.*?)<\/title>/g;

async function prerender(path: string): Promise<PrerenderedPage> {
  await loadMatchedRoutes(path);
  const handler = createStaticHandler(routes);
  // No loader runs: a page behind a guard shows its fallback until the visitor is known.
  const context = await handler.query(new Request(new URL(path, "http://localhost")), {
    filterMatchesToLoad: () => false,
  });
  if (context instanceof Response) throw new Error(`The page at ${path} redirects while it is prerendered.`);
  const { html, styles } = renderWithStyles(
    <NeedsScriptContext value={needsScript}>
      <Shop services={prerenderServices}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Shop>
    </NeedsScriptContext>,
  );
  // React shows the last mounted title.
  const title = [...html.matchAll(titleTag)].at(-1)?.[1] ?? "";
  return {
    path,
    html: html.replaceAll(titleTag, ""),
    styles,
    head: [`<title>${title}</title>`, ...headTags(title, path)],
    data: structuredDataTags(title, path),
    sources: await sourcesOf(path),
  };
}

// The error page is part of the shop itself.
const modules = import.meta.glob<Record<string, unknown>>([
  "../pages/**/*{Page,Layout}.tsx",
  "!../pages/site/ErrorPage.tsx",
]);

/** The route modules that match a path, relative to the shop's folder. */
async function sourcesOf(path: string): Promise<readonly string[]> {
  const matched = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
  const sources: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const { Component, loader } = await load();
    // Two pages may share a component.
    const isMatched = matched.some((route) => route.Component === Component && route.loader === loader);
    if ((Component ?? loader) && isMatched) sources.push(file.replace("..", "src"));
  }
  return sources;
}
