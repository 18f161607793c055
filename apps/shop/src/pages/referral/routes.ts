import { referralPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { benefitsLayout } from "../account/accountLayout.ts";

/** The invitation of friends (SUB-062). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: referralPaths.invite,
        handle: { title: "Convide seus amigos", layout: benefitsLayout },
        lazy: () => import("./InvitationsPage.tsx"),
      },
    ]),
  },
];
