import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { funnelPaths, sitePaths } from "@petbox/domain/site/paths";
import { type Page, page } from "../../app/page.ts";
import { funnelFrame } from "./FunnelFrame.tsx";
import { stepGate } from "./stepGate.ts";

/** A question that stands on the answers before it. */
function step(name: StepName, title: string, load: Page["load"]): Page {
  return page({ path: stepPaths[name], title, prerender: true, frame: funnelFrame, gate: stepGate(name), load });
}

/** The questions about the pet, and what is chosen for it. */
export const pages = [
  // The first question is everybody's.
  page({
    path: funnelPaths.species,
    title: "Cachorro ou gato?",
    description: "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
    sameAs: sitePaths.subscribe,
    prerender: true,
    frame: funnelFrame,
    load: () => import("./SpeciesPage.tsx"),
  }),
  step("name", "Como o seu pet se chama?", () => import("./NamePage.tsx")),
  step("size", "Qual é o porte?", () => import("./SizePage.tsx")),
  step("breed", "Qual é a raça?", () => import("./BreedPage.tsx")),
  step("birthDate", "Quando seu pet nasceu?", () => import("./BirthDatePage.tsx")),
  step("restriction", "Restrição alimentar", () => import("./RestrictionPage.tsx")),
  step("contact", "Como a gente fala com você?", () => import("./ContactPage.tsx")),
  step("track", "Escolha a trilha", () => import("./TrackPage.tsx")),
  step("plan", "Escolha o plano", () => import("./PlanPage.tsx")),
  step("extraItem", "Um mimo a mais?", () => import("./ExtraItemPage.tsx")),
];
