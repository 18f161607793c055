import { createPages } from "./pages.ts";

/** Every page of the shop by its address: a page is added in its own area. Each area on the way to a first box is fetched by itself. */
export const shopPages = createPages(
  {
    checkout: () => import("../pages/checkout/pages.ts"),
    funnel: () => import("../pages/funnel/pages.ts"),
    session: () => import("../pages/session/pages.ts"),
    site: () => import("../pages/site/pages.ts"),
  },
  async () => (await import("./laterAreas.ts")).laterAreas,
);
