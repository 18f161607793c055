import { accountPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { accountLayout } from "./accountLayouts.ts";
import { accountRoutes } from "./accountRoutes.ts";

/** The customer's own pages. */
export const routes: readonly RouteObject[] = [
  accountRoutes([
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
];
