import { offerPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { benefitsLayout } from "../account/accountLayout.ts";

/** The recommendations for a customer (decision 51). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../account/AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: offerPaths.recommended,
        handle: { title: "Ofertas Especiais", layout: benefitsLayout },
        lazy: () => import("./OffersPage.tsx"),
      },
    ]),
  },
];
