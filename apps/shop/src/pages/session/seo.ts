import { sessionPaths } from "@petbox/domain/site/paths";
import type { AreaSeo } from "../../seo/pageSeo.ts";

export const seo: AreaSeo = {
  [sessionPaths.login]: { description: "Entre na sua conta PetBox para cuidar da sua assinatura." },
};
