import { couponPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import type { AreaSeo } from "../../seo/pageSeo.ts";

// The coupon may be a friend's or the shop's own.
const invitation = { description: "Um cupom para o seu pet: monte a caixa dele com desconto." };

export const seo: AreaSeo = {
  [couponPaths.invitation]: invitation,
  [withApp(couponPaths.invitation)]: invitation,
};
