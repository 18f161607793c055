import { ratingPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { subscriptionsLayout } from "../account/accountLayout.ts";

/** The rating of a box (SUB-047). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: ratingPaths.rating,
        handle: { title: "Avaliação do BOX", layout: { ...subscriptionsLayout, width: "column" } },
        lazy: () => import("./RatingPage.tsx"),
      },
    ]),
  },
];
