import { Alert } from "@petbox/design-system/components/Alert";
import { civilDateAt, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { contestEditions, isOver } from "@petbox/domain/contest/editions";
import { useSyncExternalStore } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import Contest from "./policies/contest.mdx";

export { ContestPage as Component };

const neverChanges = () => () => {};
const unknown = () => undefined;

/** The rules of the edition at this URL (MAN-129 to MAN-131). The document is prerendered, so only the browser knows the current day. */
function ContestPage() {
  const { pathname } = useLocation();
  const { clock } = useServices();
  const today = useSyncExternalStore(neverChanges, () => civilDateAt(clock()), unknown);
  const edition = contestEditions.find(({ path }) => matchPath(path, pathname) !== null);
  if (edition === undefined) return null;
  const isPast = today && isOver(edition, today);
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
