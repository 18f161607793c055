import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountLayout } from "../account/accountLayout.ts";

const title = "Programa de fidelidade";

/** A customer's loyalty level, and the programme (SUB-015, SUB-016). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: withAppRoutes([
      {
        path: loyaltyPaths.own,
        handle: { title: title, layout: accountLayout },
        lazy: () => import("./OwnLoyaltyPage.tsx"),
      },
      {
        path: loyaltyPaths.programme,
        handle: {
          title: title,
          layout: accountLayout,
        },
        lazy: () => import("./LoyaltyProgrammePage.tsx"),
      },
    ]),
  },
];
