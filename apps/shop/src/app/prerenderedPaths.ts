import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";

/** The addresses that are built as pages of their own: the public ones, and the funnel's, whose shell is everybody's. */
export const prerenderedPaths: readonly string[] = [
  "/",
  "/gato",
  "/assine",
  "/login",
  "/termos-de-uso",
  "/404",
  stepPaths.species,
  stepPaths.name,
  stepPaths.size,
  stepPaths.breed,
  stepPaths.birthDate,
  stepPaths.restriction,
  stepPaths.contact,
  stepPaths.track,
  stepPaths.plan,
  stepPaths.extraItem,
  stepPaths.checkout,
  stepPaths.payment,
  anotherCardPath,
  stepPaths.waiting,
  "/bem-vindo",
];
