import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { benefitsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

const title = "Programa de fidelidade";

/** A customer's loyalty level, and the programme (SUB-015, SUB-016). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: loyaltyPaths.own,
      handle: { title, layout: benefitsLayout },
      lazy: () => import("./OwnLoyaltyPage.tsx"),
    },
    {
      path: loyaltyPaths.programme,
      handle: { title, layout: { ...benefitsLayout, isPublic: true } },
      lazy: () => import("./LoyaltyProgrammePage.tsx"),
    },
  ]),
];
