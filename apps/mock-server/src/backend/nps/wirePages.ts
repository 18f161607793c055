import { npsPaths } from "@petbox/domain/site/paths";

/** The data of this area's pages as they travel, written by hand, never taken from the contract. */
export const wirePages = {
  [npsPaths.survey]: { email: "carla.lima@gmail.com", iteration: 3, answered: false },
};
