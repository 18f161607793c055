import { type ScheduledKind, scheduledKinds, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

const common = { prerender: true, frame: accountFrame(), gate: accountGate };

const descriptions = {
  hygiene:
    "Tapetes higiênicos que chegam todo mês, com a caixa do seu pet ou avulsos, por menos do que comprando uma vez só.",
  "wet-food":
    "Alimentos úmidos para cachorros que chegam todo mês: escolha os sabores, e quanto mais sachês, menos custa cada um.",
} as const satisfies Readonly<Record<ScheduledKind, string>>;

/** How pads and food are begun, and those that somebody has: the same pages for both (MAN-027 to MAN-035). */
export const pages = scheduledKinds.flatMap((kind) => {
  const { list, detail, change, cancel } = scheduledPages[kind];
  const { title, startPath } = scheduledRules[kind];
  return [
    page({
      path: [startPath, withApp(startPath)],
      title: `${title} todo mês`,
      description: descriptions[kind],
      prerender: true,
      frame: siteFrame({ footer: "outside-app" }),
      load: () => import("./StartScheduledPage.tsx"),
    }),
    page({ ...common, path: [list, withApp(list)], title, load: () => import("./ScheduledListPage.tsx") }),
    page({
      ...common,
      path: [detail, withApp(detail)],
      title: `Assinatura de ${title.toLowerCase()}`,
      load: () => import("./ScheduledDetailPage.tsx"),
    }),
    page({
      ...common,
      path: [change, withApp(change)],
      title: `Alterar ${title.toLowerCase()}`,
      load: () => import("./ScheduledChangePage.tsx"),
    }),
    page({
      ...common,
      path: [cancel, withApp(cancel)],
      title: `Cancelar ${title.toLowerCase()}`,
      load: () => import("./ScheduledCancelPage.tsx"),
    }),
  ];
});
