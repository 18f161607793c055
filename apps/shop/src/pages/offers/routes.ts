import { offerPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountLayout } from "../account/accountLayout.ts";

/** The recommendations for a customer (decision 51). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: withAppRoutes([
      {
        path: offerPaths.recommended,
        handle: { title: "Ofertas Especiais", layout: accountLayout },
        lazy: () => import("./OffersPage.tsx"),
      },
    ]),
  },
];
