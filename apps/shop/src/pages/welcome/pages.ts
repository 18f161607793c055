import { welcomePaths } from "@petbox/domain/site/paths";
import { page } from "../../app/page.ts";
import { subscribedGate } from "../checkout/subscribedGate.ts";

/** What follows a paid checkout. */
export const pages = [
  page({
    path: welcomePaths.welcome,
    title: "Boas-vindas",
    prerender: true,
    gate: subscribedGate,
    load: () => import("./WelcomePage.tsx"),
  }),
];
