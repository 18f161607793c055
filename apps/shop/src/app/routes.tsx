import { stepPaths } from "@petbox/domain/funnel/steps";
import type { RouteObject } from "react-router-dom";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { page, publicPage } from "./page.ts";
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
      page(stepPaths.name, "Como o seu pet se chama?", "funnel/NamePage", () =>
        import("../pages/funnel/NamePage.tsx").then((module) => module.NamePage),
      ),
      page(stepPaths.size, "Qual é o porte?", "funnel/SizePage", () =>
        import("../pages/funnel/SizePage.tsx").then((module) => module.SizePage),
      ),
      page(stepPaths.breed, "Qual é a raça?", "funnel/BreedPage", () =>
        import("../pages/funnel/BreedPage.tsx").then((module) => module.BreedPage),
      ),
      page(stepPaths.birthDate, "Quando seu pet nasceu?", "funnel/BirthDatePage", () =>
        import("../pages/funnel/BirthDatePage.tsx").then((module) => module.BirthDatePage),
      ),
      page(stepPaths.restriction, "Restrição alimentar", "funnel/RestrictionPage", () =>
        import("../pages/funnel/RestrictionPage.tsx").then((module) => module.RestrictionPage),
      ),
    ],
  },
];
