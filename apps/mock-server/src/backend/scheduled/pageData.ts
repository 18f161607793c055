import { ownScheduledData, scheduledListData, startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { type ScheduledKind, scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { notThere } from "../refusal.ts";
import { accountOf } from "../session/customers.ts";
import { listedPurchasesOf } from "./listedPurchases.ts";
import { ownPurchase, ownScheduledOf } from "./ownScheduled.ts";
import { startOf } from "./startOf.ts";

export const pages: readonly PageDataHandler[] = scheduledKinds.flatMap((kind) => [
  listOf(kind),
  ...pagesOfOne(kind),
  handlePageData(startScheduledData[kind], (situation) => startOf(situation, kind)),
]);

function listOf(kind: ScheduledKind): PageDataHandler {
  return handlePageData(scheduledListData[kind], (situation) => {
    const code = accountOf(situation.visitor);
    return code === undefined ? undefined : listedPurchasesOf(situation.store, code, { kind, now: situation.clock() });
  });
}

function pagesOfOne(kind: ScheduledKind): readonly PageDataHandler[] {
  return Object.values(ownScheduledData[kind]).map((data) =>
    handlePageData(data, (situation) => {
      if (accountOf(situation.visitor) === undefined) return undefined;
      const subscription = ownPurchase(situation, kind);
      if (subscription === undefined) throw notThere();
      return ownScheduledOf(situation.store, subscription, situation.clock());
    }),
  );
}
