import { offerPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { benefitsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** The recommendations for a customer (decision 51). */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: offerPaths.recommended,
      handle: { title: "Ofertas Especiais", layout: benefitsLayout },
      lazy: () => import("./OffersPage.tsx"),
    },
  ]),
];
