import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { StaticRouter } from "react-router-dom";
import { pageAt } from "../app/pageAt.ts";
import { pageDescriptions } from "../app/pageDescriptions.ts";
import { prerenderServices } from "../app/prerenderServices.ts";
import { Shop } from "../app/Shop.tsx";
import { shopPages } from "../app/shopPages.ts";

export { prerenderedPaths } from "../app/prerenderedPaths.ts";

/** One page as everybody gets it, before anything is known of the visitor. */
export interface PrerenderedPage {
  readonly html: string;
  /** The style elements that the page needs. */
  readonly styles: string;
  readonly title: string;
  /** What search engines and shared links say of it. */
  readonly description: string | undefined;
  /** Sources of the route's modules, to preload their chunks. */
  readonly sources: readonly string[];
}

export async function prerender(path: string): Promise<PrerenderedPage> {
  const opened = pageAt(shopPages, path);
  await opened?.load();
  const { html, styles } = renderWithStyles(
    <StaticRouter location={path}>
      <Shop services={prerenderServices} pages={shopPages} />
    </StaticRouter>,
  );
  return {
    html,
    styles,
    title: opened?.title ?? "PetBox",
    description: pageDescriptions[path],
    sources: opened ? [opened.source] : [],
  };
}
