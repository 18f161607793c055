import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../app/services.ts";
import type { AskedUser } from "./UserDataSection.tsx";

const loadSection = () => import("./UserDataSection.tsx");
const UserDataSection = lazy(loadSection);

/** Asks for the data that are missing, a second after the page is there (SUB-059); its code is no part of the page's first paint. */
export function UserData({ user }: { readonly user: AskedUser }) {
  const { timings } = useServices();
  const isMissing = user.moipCode === undefined;
  // Once it was asked, it stays: what came of it is said when nothing is missing any more.
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    // Who is offline by then is asked the next time.
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
