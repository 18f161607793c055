import { sessionPaths } from "@petbox/domain/site/paths";
import type { AreaSeo } from "../../seo/pageSeo.ts";

export const seo: AreaSeo = {
  [sessionPaths.login]: { description: "Entre na sua conta PetBox para cuidar da sua assinatura." },
  [sessionPaths.recovery]: { description: "Receba por e-mail um link para criar a sua senha nova na PetBox." },
};
