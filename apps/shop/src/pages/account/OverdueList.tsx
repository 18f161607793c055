import {
  type OverdueSubscription,
  OverdueSubscriptions,
} from "@petbox/design-system/screens/account/OverdueSubscriptions";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { usePrefetchWhenIdle } from "../../app/prefetch.ts";
import { useToday } from "../../app/useToday.ts";

interface OverdueListProps {
  readonly subscriptions: readonly OverdueSubscription[];
  /** Whether the server has confirmed the list. */
  readonly isKnown: boolean;
}

/** The overdue subscriptions. Renders nothing if the list is empty or cannot be loaded (SUB-036, SUB-343). */
export function OverdueList({ subscriptions, isKnown }: OverdueListProps) {
  const [first] = subscriptions;
  usePrefetchWhenIdle(first && pathTo(resolutionPaths.resolution, { subscription: first.code }));
  const today = useToday();
  return <OverdueSubscriptions {...{ subscriptions, isKnown, today }} />;
}
