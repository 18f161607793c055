import { accountPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "./accountFrame.ts";
import { accountGate } from "./accountGate.ts";

/** The customer's own pages, each also with "/app" in front (decision 51). */
export const pages = [
  page({
    path: [accountPaths.area, withApp(accountPaths.area)],
    title: "Área do assinante",
    prerender: true,
    frame: accountFrame,
    gate: accountGate,
    load: () => import("./AccountPage.tsx"),
  }),
];
