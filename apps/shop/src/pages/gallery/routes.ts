import { galleryPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

/** The boxes of past months (MAN-011). */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: [
      {
        path: galleryPaths.boxes,
        handle: { title: "Últimas caixas", layout: { hasPetInQuery: true } },
        lazy: () => import("./GalleryPage.tsx"),
      },
    ] satisfies PageRoute[],
  },
];
