import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";
import { newPasswordPath, recoveryPath } from "@petbox/domain/identity/passwordLink";

/** The addresses that are built as pages of their own: the public ones, and the funnel's, whose shell is everybody's. */
export const prerenderedPaths: readonly string[] = [
  "/",
  "/gato",
  "/assine",
  "/login",
  recoveryPath,
  // Every mailed link is served with this one.
  newPasswordPath,
  "/area-cliente",
  "/app/area-cliente",
  "/termos-de-uso",
  "/termos-de-uso-tapetes",
  "/politica-de-trocas",
  "/politica-de-frete",
  "/politica-de-frete-gratis",
  "/privacidade",
  "/cookies",
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
