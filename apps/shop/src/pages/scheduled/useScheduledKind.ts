import { type ScheduledKind, scheduledKinds, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { withoutApp } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";

/** The kind of the open page: both kinds have the same pages under their own paths. */
export function useScheduledKind(): ScheduledKind {
  const path = withoutApp(useLocation().pathname);
  const first: ScheduledKind = "hygiene";
  return scheduledKinds.find((kind) => isOf(kind, path)) ?? first;
}

function isOf(kind: ScheduledKind, path: string): boolean {
  const { listPath, startPath } = scheduledRules[kind];
  return path.startsWith(listPath) || path.startsWith(startPath);
}
