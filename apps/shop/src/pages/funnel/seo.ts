import { funnelPaths, sitePaths } from "@petbox/domain/site/paths";
import type { AreaSeo } from "../../seo/pageSeo.ts";

export const seo: AreaSeo = {
  [funnelPaths.species]: {
    description: "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
    canonicalPath: sitePaths.subscribe,
  },
};
