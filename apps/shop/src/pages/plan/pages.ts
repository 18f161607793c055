import { planPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** A subscription to a box (MAN-021). */
export const pages = [
  page({
    path: [planPaths.plan, withApp(planPaths.plan)],
    title: "Assinatura",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./PlanPage.tsx"),
  }),
];
