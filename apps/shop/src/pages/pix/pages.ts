import { pixPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

/** The PIX of a link (MAN-122). */
export const pages = [
  page({
    path: [pixPaths.pix, withApp(pixPaths.pix)],
    title: "Pague com PIX",
    prerender: true,
    frame: siteFrame({ width: "column", footer: "outside-app", fills: "screen" }),
    // Whoever has the link may pay: it only waits until it is known who does.
    gate: () => undefined,
    load: () => import("./PixPage.tsx"),
  }),
];
