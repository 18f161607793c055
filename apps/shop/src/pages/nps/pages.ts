import { npsPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

/** The satisfaction survey of a link (MAN-071). */
export const pages = [
  page({
    path: [npsPaths.survey, withApp(npsPaths.survey)],
    title: "Queremos saber",
    prerender: true,
    frame: siteFrame({ width: "column", footer: "outside-app", fills: "screen" }),
    // Whoever has the link may come: it only waits until it is known who does.
    gate: () => undefined,
    load: () => import("./SurveyPage.tsx"),
  }),
];
