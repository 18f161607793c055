import { planPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** A subscription to a box (MAN-021). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: planPaths.plan,
      handle: { title: "Assinatura", layout: subscriptionsLayout },
      lazy: () => import("./PlanPage.tsx"),
    },
  ]),
];
