import { offerPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** What is recommended to a customer (SUB-039, decision 51). */
export const pages = [
  page({
    path: [offerPaths.recommended, withApp(offerPaths.recommended)],
    title: "Ofertas Especiais",
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./OffersPage.tsx"),
  }),
];
