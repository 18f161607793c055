import { funnelPaths, sitePaths } from "@petbox/domain/site/paths";
import type { AreaSeo } from "../../seo/pageSeo.ts";

/** The description of the species question, which /assine shows too. */
export const speciesDescription = "Conte quem é o seu pet e monte a caixa dele em poucos minutos.";

export const seo: AreaSeo = {
  [funnelPaths.species]: {
    description: speciesDescription,
    canonicalPath: sitePaths.subscribe,
  },
};
