import { ratingPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

/** The rating of a BOX (SUB-047). */
export const pages = [
  page({
    path: [ratingPaths.rating, withApp(ratingPaths.rating)],
    title: "Avaliação do BOX",
    prerender: true,
    frame: accountFrame("column"),
    gate: accountGate,
    load: () => import("./RatingPage.tsx"),
  }),
];
