import { pixPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

/** Without data the page shows nothing (MAN-247). */
export const pagePlaces = {
  [pixPaths.pix]: {
    scenario: "pix-por-link",
    parameters: { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" },
    neverMissing: true,
    runsOut: true,
  },
} satisfies PagePlaces;
