import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { benefitsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** A customer's loyalty level, and the programme (SUB-015, SUB-016). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: loyaltyPaths.own,
      handle: { title: "Seu nível de fidelidade", layout: benefitsLayout },
      lazy: () => import("./OwnLoyaltyPage.tsx"),
    },
    {
      path: loyaltyPaths.programme,
      handle: { title: "Programa de fidelidade", layout: { ...benefitsLayout, isPublic: true } },
      lazy: () => import("./LoyaltyProgrammePage.tsx"),
    },
  ]),
];
