import { ownScheduledData, scheduledListData, startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { type ScheduledKind, scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { listedPurchasesOf } from "./listedPurchases.ts";
import { ownPurchase, ownScheduledOf } from "./ownScheduled.ts";
import { startOf } from "./startOf.ts";

export const pages: readonly PageDataHandler[] = scheduledKinds.flatMap((kind) => [
  listOf(kind),
  ...pagesOfOne(kind),
  handlePageData(startScheduledData[kind], (context) => startOf(context, kind)),
]);

function listOf(kind: ScheduledKind): PageDataHandler {
  return handlePageData(scheduledListData[kind], (context) => {
    const code = accountOf(context.visitor);
    return code === undefined ? undefined : listedPurchasesOf(context.store, code, { kind, now: context.clock() });
  });
}

function pagesOfOne(kind: ScheduledKind): readonly PageDataHandler[] {
  return Object.values(ownScheduledData[kind]).map((data) =>
    handlePageData(data, (context) => {
      if (accountOf(context.visitor) === undefined) return undefined;
      const subscription = ownPurchase(context, kind);
      if (subscription === undefined) throw notFound();
      return ownScheduledOf(context.store, subscription, context.clock());
    }),
  );
}
