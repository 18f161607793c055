import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** All subscriptions of a customer (SUB-093), and those to boxes (MAN-026, decision 43). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: subscriptionPaths.hub,
      handle: { title: "Minhas assinaturas", layout: subscriptionsLayout },
      lazy: () => import("./HubPage.tsx"),
    },
    {
      path: subscriptionPaths.boxes,
      handle: { title: "Assinaturas de BOX", layout: subscriptionsLayout },
      lazy: () => import("./BoxListPage.tsx"),
    },
  ]),
];
