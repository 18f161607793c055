import { pixPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { accountColumn } from "../account/accountLayouts.ts";

/** A PIX payment, opened by a link (MAN-122). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: withAppRoutes([
      {
        path: pixPaths.pix,
        handle: { title: "Pague com PIX", layout: accountColumn },
        lazy: () => import("./PixPage.tsx"),
      },
    ]),
  },
];
