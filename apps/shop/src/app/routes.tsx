import { stepPaths } from "@petbox/domain/funnel/steps";
import type { RouteObject } from "react-router-dom";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { publicPage } from "./page.ts";
import { ShopFrame } from "./ShopFrame.tsx";

/** Every page of the shop by its address. */
export const routes: RouteObject[] = [
  {
    Component: ShopFrame,
    ErrorBoundary: ErrorPage,
    children: [
      publicPage(stepPaths.species, "Cachorro ou gato?", "funnel/SpeciesPage", () =>
        import("../pages/funnel/SpeciesPage.tsx").then((module) => module.SpeciesPage),
      ),
    ],
  },
];
