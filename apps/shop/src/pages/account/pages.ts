import { accountPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "./accountFrame.ts";
import { accountGate } from "./accountGate.ts";

/** The customer's own pages, each also with "/app" in front (decision 51). */
export const pages = [
  page({
    path: [accountPaths.area, withApp(accountPaths.area)],
    title: "Área do Assinante",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./AreaPage.tsx"),
  }),
  page({
    path: [accountPaths.data, withApp(accountPaths.data)],
    title: "Dados cadastrais",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./AccountDataPage.tsx"),
  }),
];
