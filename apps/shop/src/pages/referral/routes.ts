import { referralPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { benefitsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** The invitation of friends (SUB-062). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: referralPaths.invite,
      handle: { title: "Convide seus amigos", layout: benefitsLayout },
      lazy: () => import("./InvitationsPage.tsx"),
    },
  ]),
];
