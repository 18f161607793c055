import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type HistoryEntry, type HistoryKind, historyKindOf, isNext } from "@petbox/domain/subscription/history";
import { historyText } from "@petbox/domain/subscription/historyText";
import { CalendarSync, CreditCard, type LucideIcon, Package, Pencil } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Entry, Sign, Words } from "./PlanHistory.styles.ts";
import { OnScreen, Rows } from "./PlanScreen.styles.ts";

const icons: Readonly<Record<HistoryKind, LucideIcon>> = {
  charge: CreditCard,
  box: Package,
  term: CalendarSync,
  change: Pencil,
};

/** Events that are highlighted as problems. */
const bad: ReadonlySet<HistoryEntry["event"]> = new Set(["charge-refused", "penalty-refused", "box-aborted"]);

/** Events that name the continuing subscription rather than the previous one. */
const goesOn: ReadonlySet<HistoryEntry["event"]> = new Set(["renewed", "renews"]);

/** About two months of a subscription; more entries are shown on demand. */
const shownAtOnce = 8;

interface HistoryListProps {
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
  /** A button for the end of the list. */
  readonly end?: ReactNode;
}

/** A part of the history; renders nothing if it is empty. */
export function HistoryList({ title, entries, end }: HistoryListProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(entries.length <= shownAtOnce);
  if (entries.length === 0) return null;
  return (
    <Stack gap="s4">
      <Stack gap="s2">
        <Heading headingLevel={3} id={id}>
          {title}
        </Heading>
        <Rows as="ol" role="list" aria-labelledby={id} tabIndex={-1} ref={list}>
          {entries.map((entry, index) => (
            <HistoryLine
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may be identical, and they have no state
              key={index}
              entry={entry}
              isFolded={!isWhole && index >= shownAtOnce}
            />
          ))}
        </Rows>
      </Stack>
      {isWhole && end === undefined ? null : (
        <OnScreen>
          <Inline gap="s3">
            {isWhole ? null : (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  // The button disappears, so the extended list takes focus.
                  list.current?.focus();
                  setIsWhole(true);
                }}
              >
                Ver mais {entries.length - shownAtOnce}
                <VisuallyHidden>{` (${title})`}</VisuallyHidden>
              </Button>
            )}
            {end}
          </Inline>
        </OnScreen>
      )}
    </Stack>
  );
}

function HistoryLine({ entry, isFolded }: { readonly entry: HistoryEntry; readonly isFolded: boolean }) {
  const { event, on, subscription } = entry;
  return (
    <Entry
      data-next={isNext(entry) ? "" : undefined}
      data-bad={bad.has(event) ? "" : undefined}
      data-folded={isFolded ? "" : undefined}
    >
      <Sign aria-hidden>
        <Icon icon={icons[historyKindOf(entry)]} size="small" />
      </Sign>
      <Words>
        <span>
          <span>{historyText(entry)}</span>
          {subscription === undefined ? null : (
            <>
              {" "}
              <Link href={pathTo(planPaths.plan, { code: subscription })}>
                {goesOn.has(event) ? "Ver a nova" : "Ver a anterior"}
              </Link>
            </>
          )}
        </span>
        <time dateTime={on}>{formatLongDate(on)}</time>
      </Words>
    </Entry>
  );
}
