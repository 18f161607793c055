import { welcomePaths } from "@petbox/domain/site/paths";
import { page } from "../../app/page.ts";
import { welcomeGate } from "./welcomeGate.ts";

/** What follows a paid checkout. */
export const pages = [
  page({
    path: welcomePaths.welcome,
    title: "Boas-vindas",
    prerender: true,
    gate: welcomeGate,
    load: () => import("./WelcomePage.tsx"),
  }),
];
