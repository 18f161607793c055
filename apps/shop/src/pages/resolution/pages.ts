import { resolutionPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";
import { resolutionGate } from "./resolutionGate.ts";

const frame = accountFrame("column");
const title = "Regularizar pagamento";

/** A payment put right, each address also with "/app" in front (decision 51). */
export const pages = [
  page({
    path: [resolutionPaths.resolution, withApp(resolutionPaths.resolution)],
    title,
    prerender: true,
    frame,
    gate: accountGate,
    load: () => import("./ResolutionPage.tsx"),
  }),
  // The tracker of the mobile application links here (decision 43).
  page({
    path: [resolutionPaths.suspended, withApp(resolutionPaths.suspended)],
    title,
    prerender: true,
    frame,
    gate: resolutionGate,
    load: () => import("./ResolutionPage.tsx"),
  }),
];
