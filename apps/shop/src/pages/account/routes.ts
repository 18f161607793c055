import { accountPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountLayout } from "./accountLayout.ts";

/** The customer's own pages. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("./AccountLayout.tsx"),
    children: withAppRoutes([
      {
        path: accountPaths.area,
        handle: { title: "Área do Assinante", layout: { ...accountLayout, section: "home" } },
        lazy: () => import("./AreaPage.tsx"),
      },
      {
        path: accountPaths.data,
        handle: { title: "Dados cadastrais", layout: accountLayout },
        lazy: () => import("./AccountDataPage.tsx"),
      },
    ]),
  },
];
