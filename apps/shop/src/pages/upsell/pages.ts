import { upsellPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { upsellTitle } from "@petbox/domain/upsell/upsellTexts";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** An extra item for a subscription (MAN-023). */
export const pages = [
  page({
    path: [upsellPaths.upsell, withApp(upsellPaths.upsell)],
    title: upsellTitle,
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./UpsellPage.tsx"),
  }),
];
