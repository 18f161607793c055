import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../app/services.ts";
import type { AskedUser } from "./UserDataSection.tsx";

const loadSection = () => import("./UserDataSection.tsx");
const UserDataSection = lazy(loadSection);

/** Asks for the data that are missing, a second after the page is there (SUB-059); its code is no part of the page's first paint. */
export function UserData({ user }: { readonly user: AskedUser }) {
  const { timings } = useServices();
  const isMissing = user.moipCode === undefined;
  // Once shown, the section stays mounted, because its toast follows the save.
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    // If loading fails (e.g. offline), the dialog opens on the next visit.
    const coming = loadSection().then(
      () => !isOver,
      () => false,
    );
    const asking = setTimeout(async () => setIsAsked(await coming), timings.second);
    return () => {
      isOver = true;
      clearTimeout(asking);
    };
  }, [isMissing, timings]);

  return isAsked ? (
    <Suspense fallback={null}>
      <UserDataSection user={user} />
    </Suspense>
  ) : null;
}
