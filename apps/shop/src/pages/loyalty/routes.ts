import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { benefitsLayout } from "../account/accountLayout.ts";

const title = "Programa de fidelidade";

/** A customer's loyalty level, and the programme (SUB-015, SUB-016). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: loyaltyPaths.own,
        handle: { title: title, layout: benefitsLayout },
        lazy: () => import("./OwnLoyaltyPage.tsx"),
      },
      {
        path: loyaltyPaths.programme,
        handle: {
          title: title,
          layout: { ...benefitsLayout, isPublic: true },
        },
        lazy: () => import("./LoyaltyProgrammePage.tsx"),
      },
    ]),
  },
];
