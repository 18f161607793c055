import { boxPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** The boxes that a customer has received (SUB-056). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: boxPaths.received,
      handle: { title: "BOX Recebidos", layout: subscriptionsLayout },
      lazy: () => import("./ReceivedBoxesPage.tsx"),
    },
  ]),
];
