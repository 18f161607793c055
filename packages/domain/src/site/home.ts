import type { Species } from "../pet/species.ts";
import { sitePaths } from "./paths.ts";

/** The home of a kind of pet; the dogs' for who has not said which (MAN-002, MAN-003). */
export function homePath(pet: Species | undefined): `/${string}` {
  return pet === "cat" ? sitePaths.catHome : sitePaths.dogHome;
}

/** The home's section on how the box works (MAN-004). */
export function howItWorksPath(pet: Species | undefined): `/${string}` {
  return `${homePath(pet)}#oquevem`;
}
