import { type ReactNode, startTransition, useEffect, useState } from "react";
import { InAppContext, SessionContext } from "./services.ts";
import { initialSession, type Session } from "./session.ts";
import { useIsHydrated } from "./useIsHydrated.ts";

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Tells the pages what is known of the visitor, as React's state, so that a page may be drawn in pieces when that becomes known. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const isHydrated = useIsHydrated();
  const [data, setData] = useState(isHydrated ? session.get : initialSession);

  useEffect(() => {
    let isKnown = false;
    function hear(): void {
      const next = session.get();
      // Header, gate and page are drawn anew then: in the pieces of a transition, so that the browser may answer a touch
      // between two of them. Whatever is saved later is known at once, before a page that follows asks for it.
      if (next.known && !isKnown) startTransition(() => setData(next));
      else setData(next);
      isKnown = next.known;
    }
    // It may have become known while the prerendered page came alive.
    hear();
    return session.subscribe(hear);
  }, [session]);

  return (
    <SessionContext value={data}>
      <InAppContext value={data.inApp}>{children}</InAppContext>
    </SessionContext>
  );
}
