import { referralPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** Friends invited (SUB-062). */
export const pages = [
  page({
    path: [referralPaths.invite, withApp(referralPaths.invite)],
    title: "Convide seus amigos",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./InvitationsPage.tsx"),
  }),
];
