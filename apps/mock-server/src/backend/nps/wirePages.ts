import { npsPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [npsPaths.survey]: {
    scenario: "vizinhanca",
    parameters: { hash: "f09901a778aaeec06bc2d121215f0476" },
    data: { email: "carla.lima@gmail.com", iteration: 3, answered: false },
  },
} satisfies WirePages;
