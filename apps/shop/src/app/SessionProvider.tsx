import { type ReactNode, startTransition, useEffect, useState } from "react";
import { InAppContext, SessionContext } from "./services.ts";
import type { Session } from "./session.ts";

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Gives the pages what is known of the visitor. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const [data, setData] = useState(session.get);

  useEffect(() => {
    let wasKnown = false;
    function update(): void {
      const next = session.get();
      // The first time, header and page change at once: as a transition, so that the browser may react in between.
      if (next.known && !wasKnown) startTransition(() => setData(next));
      else setData(next);
      wasKnown = next.known;
    }
    update();
    return session.subscribe(update);
  }, [session]);

  return (
    <SessionContext value={data}>
      <InAppContext value={data.inApp}>{children}</InAppContext>
    </SessionContext>
  );
}
