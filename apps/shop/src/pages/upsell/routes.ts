import { upsellPaths } from "@petbox/domain/site/paths";
import { upsellTitle } from "@petbox/domain/upsell/upsellTexts";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** A subscription with an extra item (MAN-023). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: upsellPaths.upsell,
      handle: { title: upsellTitle, layout: subscriptionsLayout },
      lazy: () => import("./UpsellPage.tsx"),
    },
  ]),
];
