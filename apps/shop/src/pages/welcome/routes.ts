import { welcomePaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

/** The pages after a paid checkout. */
export const routes: readonly RouteObject[] = [
  {
    children: [
      { path: welcomePaths.welcome, handle: { title: "Boas-vindas" }, lazy: () => import("./WelcomePage.tsx") },
    ] satisfies PageRoute[],
  },
];
