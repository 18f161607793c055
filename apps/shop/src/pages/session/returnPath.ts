import { accountPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import type { HistoryState } from "../../app/historyState.ts";

/**
 * The page to open after the login: the one that required it, or else the customer's area (MAN-010).
 * @param inApp whether the shop is open inside the mobile application.
 */
export function returnPathFrom({ from }: HistoryState, inApp: boolean): string {
  return from ?? inAppIf(inApp, accountPaths.area);
}
