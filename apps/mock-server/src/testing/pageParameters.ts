import {
  npsPaths,
  pixPaths,
  planPaths,
  ratingPaths,
  scheduledPaths,
  sitePaths,
  upsellPaths,
} from "@petbox/domain/site/paths";

const mats = { code: "CTR-TAPETES001" };
const wetFood = { code: "CTR-SACHES0001" };

/** The path parameters of pages with data, by route pattern: records of the scenario "contrato". */
export const pageParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [npsPaths.survey]: { hash: "3dd7535571778bc0ce578ffb48eb5771" },
  [pixPaths.pix]: { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" },
  [planPaths.plan]: { code: "ATIVA00001" },
  [ratingPaths.rating]: { shipment: "d52b2b846abfe909bc8e87dd4e8e4528" },
  [scheduledPaths.mat]: mats,
  [scheduledPaths.changeMat]: mats,
  [scheduledPaths.cancelMat]: mats,
  [scheduledPaths.wetFood]: wetFood,
  [scheduledPaths.changeWetFood]: wetFood,
  [scheduledPaths.cancelWetFood]: wetFood,
  [sitePaths.track]: { species: "gato", track: "essencial_familia" },
  [upsellPaths.upsell]: { code: "ATIVA00001" },
};
