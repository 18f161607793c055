import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountLayout } from "../account/accountLayout.ts";

/** All subscriptions of a customer (SUB-093), and those to boxes (MAN-026, decision 43). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: withAppRoutes([
      {
        path: subscriptionPaths.hub,
        handle: { title: "Minhas assinaturas", layout: accountLayout },
        lazy: () => import("./HubPage.tsx"),
      },
      {
        path: subscriptionPaths.boxes,
        handle: { title: "Assinaturas de BOX", layout: accountLayout },
        lazy: () => import("./BoxListPage.tsx"),
      },
    ]),
  },
];
