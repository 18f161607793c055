import { couponPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { withAppRoutes } from "../../app/pageRoute.ts";
import { benefitsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** A customer's coupons, the coupon for friends, and the invitation link. */
export const routes: readonly RouteObject[] = [
  accountRoutes([
    {
      path: couponPaths.own,
      handle: { title: "Meus Cupons", layout: benefitsLayout },
      lazy: () => import("./OwnCouponsPage.tsx"),
    },
    {
      path: couponPaths.create,
      handle: { title: "Seu cupom de convite", layout: { ...benefitsLayout, width: "column", isPublic: true } },
      lazy: () => import("./InvitePage.tsx"),
    },
  ]),
  {
    lazy: () => import("../funnel/FunnelLayout.tsx"),
    children: withAppRoutes([
      {
        path: couponPaths.invitation,
        handle: { title: "Um cupom para o seu pet" },
        lazy: () => import("./InvitationPage.tsx"),
      },
    ]),
  },
];
