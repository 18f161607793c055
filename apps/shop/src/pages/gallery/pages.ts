import { galleryPaths } from "@petbox/domain/site/paths";
import { page } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

/** The boxes of past months (MAN-011). */
export const pages = [
  page({
    path: galleryPaths.boxes,
    title: "Últimas caixas",
    description:
      "As caixas que já saíram, mês a mês, para cachorros e para gatos: veja o que veio em cada uma e imagine a próxima.",
    prerender: true,
    frame: siteFrame(),
    load: () => import("./GalleryPage.tsx"),
  }),
];
