import { upsellPaths } from "@petbox/domain/site/paths";
import { upsellTitle } from "@petbox/domain/upsell/upsellTexts";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { subscriptionsLayout } from "../account/accountLayout.ts";

/** A subscription with an extra item (MAN-023). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: upsellPaths.upsell,
        handle: { title: upsellTitle, layout: subscriptionsLayout },
        lazy: () => import("./UpsellPage.tsx"),
      },
    ]),
  },
];
