import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { pageHandleOf, routesTo } from "../app/openedPage.ts";
import { pageDescriptions } from "../app/pageDescriptions.ts";
import { prerenderServices } from "../app/prerenderServices.ts";
import { routes } from "../app/routes.tsx";
import { Shop } from "../app/Shop.tsx";

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
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`The page ${path} redirects to ${context.headers.get("Location")}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { html, styles } = renderWithStyles(
    <Shop services={prerenderServices} routes={routes}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Shop>,
  );
  const opened = pageHandleOf(routesTo(routes, path));
  return {
    html,
    styles,
    title: opened?.title ?? "PetBox",
    description: pageDescriptions[path],
    sources: opened ? [opened.source] : [],
  };
}
