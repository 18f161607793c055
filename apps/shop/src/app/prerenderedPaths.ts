import { stepPaths } from "@petbox/domain/funnel/steps";

/** The addresses that are built as pages of their own: the public ones, and the funnel's, whose shell is everybody's. */
export const prerenderedPaths: readonly string[] = [
  stepPaths.species,
  stepPaths.name,
  stepPaths.size,
  stepPaths.breed,
  stepPaths.birthDate,
  stepPaths.restriction,
];
