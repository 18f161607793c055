import { ratingPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** The rating of a box (SUB-047). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: ratingPaths.rating,
      handle: { title: "Avaliação do BOX", layout: { ...subscriptionsLayout, width: "column" } },
      lazy: () => import("./RatingPage.tsx"),
    },
  ]),
];
