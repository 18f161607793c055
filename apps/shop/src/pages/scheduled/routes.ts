import { scheduledKinds, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import type { RouteObject } from "react-router-dom";
import { subscriptionsLayout } from "../account/accountLayouts.ts";
import { accountRoutes } from "../account/accountRoutes.ts";

/** The start of a scheduled purchase, and the customer's own purchases. Pads and food have the same pages (MAN-027 to MAN-035). */
export const routes: readonly RouteObject[] = scheduledKinds.map((kind) => {
  const { start, list, detail, change, cancel } = scheduledPages[kind];
  const { title, name } = scheduledRules[kind];
  const handle = (title: string) => ({ title, layout: subscriptionsLayout });
  return accountRoutes([
    {
      path: start,
      handle: {
        title: `${title} todo mês`,
        layout: { footer: "outside-app", section: "subscriptions", isPublic: true },
      },
      lazy: () => import("./StartScheduledPage.tsx"),
    },
    { path: list, handle: handle(title), lazy: () => import("./ScheduledListPage.tsx") },
    {
      path: detail,
      handle: handle(`Assinatura de ${name}`),
      lazy: () => import("./ScheduledDetailPage.tsx"),
    },
    {
      path: change,
      handle: handle(`Alterar ${name}`),
      lazy: () => import("./ScheduledChangePage.tsx"),
    },
    {
      path: cancel,
      handle: handle(`Cancelar ${name}`),
      lazy: () => import("./ScheduledCancelPage.tsx"),
    },
  ]);
});
