import { galleryPaths } from "@petbox/domain/site/paths";
import type { AreaSeo } from "../../seo/pageSeo.ts";

export const seo: AreaSeo = {
  [galleryPaths.boxes]: {
    description:
      "As caixas que já saíram, mês a mês, para cachorros e para gatos: veja o que veio em cada uma e imagine a próxima.",
  },
};
