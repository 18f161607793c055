import { type Species, speciesQuery } from "../pet/species.ts";
import { galleryPaths, sitePaths } from "./paths.ts";

/** The home page of a species; the dogs' by default (MAN-002, MAN-003). */
export function homePath(pet: Species | undefined): `/${string}` {
  return pet === "cat" ? sitePaths.catHome : sitePaths.dogHome;
}

/** The names of the home pages in breadcrumbs. */
export const homeNames: Readonly<Record<Species, string>> = {
  dog: "Caixas para cachorros",
  cat: "Caixas para gatos",
};

/** The home page's section on how the box works (MAN-004). */
export function howItWorksPath(pet: Species | undefined): `/${string}` {
  return `${homePath(pet)}#oquevem`;
}

/** The gallery of past boxes, which begins with the dogs' (MAN-011). */
export function pastBoxesPath(pet: Species | undefined): `/${string}` {
  return pet === "cat" ? `${galleryPaths.boxes}?pet=${speciesQuery(pet)}` : galleryPaths.boxes;
}
