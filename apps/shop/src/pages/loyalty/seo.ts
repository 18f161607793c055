import { loyaltyPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import type { AreaSeo } from "../../seo/pageSeo.ts";

const programme = {
  description:
    "Cinco níveis, de Bronze a Diamante: a cada nível, mais desconto e vantagens no frete da loja da PetBox.",
};

export const seo: AreaSeo = { [loyaltyPaths.programme]: programme, [withApp(loyaltyPaths.programme)]: programme };
