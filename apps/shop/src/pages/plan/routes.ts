import { planPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { subscriptionsLayout } from "../account/accountLayout.ts";

/** A subscription to a box (MAN-021). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: planPaths.plan,
        handle: { title: "Assinatura", layout: subscriptionsLayout },
        lazy: () => import("./PlanPage.tsx"),
      },
    ]),
  },
];
