import { boxPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** The BOXes that came (SUB-056). */
export const pages = [
  page({
    path: [boxPaths.received, withApp(boxPaths.received)],
    title: "BOX Recebidos",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./ReceivedBoxesPage.tsx"),
  }),
];
