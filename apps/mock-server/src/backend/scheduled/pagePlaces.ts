import { scheduledPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

const mat = { scenario: "compras-programadas", parameters: { code: "CTR-TAPETE0098" } } as const;
const wetFood = { scenario: "compras-programadas", parameters: { code: "CTR-UMIDOS0012" } } as const;

export const pagePlaces = {
  [scheduledPaths.buyMats]: { scenario: "novo" },
  [scheduledPaths.buyWetFood]: { scenario: "novo" },
  [scheduledPaths.mats]: { scenario: "compras-programadas" },
  [scheduledPaths.mat]: mat,
  [scheduledPaths.changeMat]: mat,
  [scheduledPaths.cancelMat]: mat,
  [scheduledPaths.wetFoods]: { scenario: "compras-programadas" },
  [scheduledPaths.wetFood]: wetFood,
  [scheduledPaths.changeWetFood]: wetFood,
  [scheduledPaths.cancelWetFood]: wetFood,
} satisfies PagePlaces;
