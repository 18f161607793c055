import { type ScheduledKind, scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { withApp } from "@petbox/domain/site/withApp";
import type { AreaSeo } from "../../seo/pageSeo.ts";

const descriptions = {
  hygiene:
    "Tapetes higiênicos que chegam todo mês, com a caixa do seu pet ou avulsos, por menos do que em uma compra única.",
  "wet-food":
    "Alimentos úmidos para cachorros que chegam todo mês: escolha os sabores, e quanto mais sachês, menos custa cada um.",
} as const satisfies Readonly<Record<ScheduledKind, string>>;

export const seo: AreaSeo = Object.fromEntries(
  scheduledKinds.flatMap((kind) => {
    const { start } = scheduledPages[kind];
    return [start, withApp(start)].map((path) => [path, { description: descriptions[kind] }]);
  }),
);
