import { Alert } from "@petbox/design-system/components/Alert";
import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import { contestEditions, isOver } from "@petbox/domain/contest/editions";
import { matchPath, useLocation } from "react-router-dom";
import { useToday } from "../../app/useToday.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import Contest from "./policies/contest.mdx";

export { ContestPage as Component };

/** The rules of the edition at this URL (MAN-129 to MAN-131). The document is prerendered, so only the browser knows the current day. */
function ContestPage() {
  const { pathname } = useLocation();
  const today = useToday();
  const isHydrated = useIsHydrated();
  const edition = contestEditions.find(({ path }) => matchPath(path, pathname) !== null);
  if (edition === undefined) return null;
  const isPast = isHydrated ? isOver(edition, today) : undefined;
  const notice = (
    <Alert tone={isPast ? "warning" : "info"} role="note" title={noticeTitle(isPast)}>
      Prazo: até {formatLongDate(edition.deadline)}.
    </Alert>
  );
  return <Contest edition={edition} notice={notice} />;
}

/** Each title fits one line, so the layout does not shift once the day is known. */
function noticeTitle(isPast: boolean | undefined): string {
  if (isPast === undefined) return "Confira o prazo";
  return isPast ? "Esta edição terminou" : "Esta edição está aberta";
}
