import { subscriptionPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** All that somebody subscribes to (SUB-093), and their boxes (MAN-026, decision 43). */
export const pages = [
  page({
    path: [subscriptionPaths.hub, withApp(subscriptionPaths.hub)],
    title: "Minhas assinaturas",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./HubPage.tsx"),
  }),
  page({
    path: [subscriptionPaths.boxes, withApp(subscriptionPaths.boxes)],
    title: "Assinaturas de BOX",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./BoxListPage.tsx"),
  }),
];
