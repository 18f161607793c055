import { couponPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";
import { funnelFrame } from "../funnel/FunnelFrame.tsx";
import { inviteGate } from "./inviteGate.ts";

/** The coupons that somebody has, makes for friends, and is given. */
export const pages = [
  page({
    path: [couponPaths.own, withApp(couponPaths.own)],
    title: "Meus Cupons",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./OwnCouponsPage.tsx"),
  }),
  page({
    path: [couponPaths.create, withApp(couponPaths.create)],
    title: "Convide seus amigos",
    prerender: true,
    frame: accountFrame("column"),
    gate: inviteGate,
    load: () => import("./InvitePage.tsx"),
  }),
  page({
    path: [couponPaths.invitation, withApp(couponPaths.invitation)],
    title: "Um convite para a PetBox",
    description: "Um amigo convidou o seu pet: monte a caixa dele com desconto.",
    prerender: true,
    frame: funnelFrame,
    // Everybody may come: it only waits until it is known who does.
    gate: () => undefined,
    load: () => import("./InvitationPage.tsx"),
  }),
];
