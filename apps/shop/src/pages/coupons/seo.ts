import { couponPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import type { AreaSeo } from "../../seo/pageSeo.ts";

const invitation = { description: "Um amigo convidou o seu pet: monte a caixa dele com desconto." };

export const seo: AreaSeo = {
  [couponPaths.invitation]: invitation,
  [withApp(couponPaths.invitation)]: invitation,
};
