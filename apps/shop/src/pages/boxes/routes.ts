import { boxPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { subscriptionsLayout } from "../account/accountLayout.ts";

/** The boxes that a customer has received (SUB-056). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: boxPaths.received,
        handle: { title: "BOX Recebidos", layout: subscriptionsLayout },
        lazy: () => import("./ReceivedBoxesPage.tsx"),
      },
    ]),
  },
];
