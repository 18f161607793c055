import type { RouteObject } from "react-router-dom";
import { type PageRoute, withAppRoutes } from "../../app/pageRoute.ts";

/** Pages with the account's navigation, each also with `/app` in front. */
export function accountRoutes(pages: readonly PageRoute[]): RouteObject {
  return { lazy: () => import("./AccountLayout.tsx"), children: withAppRoutes(pages) };
}
