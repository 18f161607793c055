import { resolutionPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { accountLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

const title = "Regularizar pagamento";

/** The resolution of a payment. */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: resolutionPaths.resolution,
      handle: { title, layout: { ...accountLayout, section: "payment" } },
      lazy: () => import("./ResolutionPage.tsx"),
    },
    // The tracker of the mobile application links here (decision 43); the page has its own path (SUB-026).
    {
      path: resolutionPaths.suspended,
      handle: { title, layout: { ...accountLayout, section: "payment" } },
      lazy: () => import("./SuspendedPage.tsx"),
    },
  ]),
];
