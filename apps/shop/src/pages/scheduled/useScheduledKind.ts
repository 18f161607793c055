import { type ScheduledKind, scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { withoutApp } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";

/** The kind of the open page: both kinds have the same pages under their own paths. */
export function useScheduledKind(): ScheduledKind {
  const path = withoutApp(useLocation().pathname);
  const first: ScheduledKind = "hygiene";
  return scheduledKinds.find((kind) => isOf(kind, path)) ?? first;
}

function isOf(kind: ScheduledKind, path: string): boolean {
  const { list, start } = scheduledPages[kind];
  return path.startsWith(list) || path.startsWith(start);
}
