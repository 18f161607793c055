import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { funnelPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

/** The route of a question. */
function step(name: StepName, title: string, lazy: NonNullable<PageRoute["lazy"]>): PageRoute {
  return { path: stepPaths[name], handle: { title }, lazy };
}

/** The questions about the pet, and the choice of its box. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("./FunnelLayout.tsx"),
    children: [
      {
        path: funnelPaths.species,
        handle: { title: "Cachorro ou gato?" },
        lazy: () => import("./SpeciesPage.tsx"),
      },
      step("name", "Como o seu pet se chama?", () => import("./NamePage.tsx")),
      step("size", "Qual é o porte?", () => import("./SizePage.tsx")),
      step("breed", "Qual é a raça?", () => import("./BreedPage.tsx")),
      step("birthDate", "Quando seu pet nasceu?", () => import("./BirthDatePage.tsx")),
      step("restriction", "Restrição alimentar", () => import("./RestrictionPage.tsx")),
      step("contact", "Como a gente fala com você?", () => import("./ContactPage.tsx")),
      {
        lazy: () => import("../checkout/BeforePaymentLayout.tsx"),
        children: [
          step("track", "Escolha a trilha", () => import("./TrackPage.tsx")),
          step("plan", "Escolha o plano", () => import("./PlanPage.tsx")),
          step("extraItem", "Um mimo a mais?", () => import("./ExtraItemPage.tsx")),
        ] satisfies PageRoute[],
      },
    ],
  },
];
