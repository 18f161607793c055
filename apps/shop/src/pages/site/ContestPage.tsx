import { ContestScreen } from "@petbox/design-system/screens/site/ContestScreen";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { contestEditions, isOver } from "@petbox/domain/contest/editions";
import { useSyncExternalStore } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";

export { ContestPage as Component };

const neverChanges = () => () => {};
const unknown = () => undefined;

/** The rules of the edition that the address names (MAN-131). The document was built on another day: today is known in the browser alone. */
function ContestPage() {
  const { pathname } = useLocation();
  const { clock } = useServices();
  const today = useSyncExternalStore(neverChanges, () => civilDateAt(clock()), unknown);
  const edition = contestEditions.find(({ path }) => matchPath(path, pathname) !== null);
  if (edition === undefined) return null;
  return <ContestScreen edition={edition} isOver={today === undefined ? undefined : isOver(edition, today)} />;
}
