import { resolutionPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountColumn } from "../account/accountLayout.ts";

const title = "Regularizar pagamento";

/** The regularisation of a payment. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: resolutionPaths.resolution,
        handle: { title: title, layout: { ...accountColumn, section: "payment" } },
        lazy: () => import("./ResolutionPage.tsx"),
      },
      // The tracker of the mobile application links here (decision 43); the page has its own path (SUB-026).
      {
        path: resolutionPaths.suspended,
        handle: { title, layout: { ...accountColumn, section: "payment" } },
        lazy: () => import("./SuspendedPage.tsx"),
      },
    ]),
  },
];
