import { type ReactNode, useSyncExternalStore } from "react";
import { InAppContext, SessionContext } from "./services.ts";
import { initialSession, type Session } from "./session.ts";

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

const getInitial = () => initialSession;

/** Provides the session synchronously, not in a transition: a page renders immediately after its guard has read the session. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const data = useSyncExternalStore(session.subscribe, session.get, getInitial);
  return (
    <SessionContext value={data}>
      <InAppContext value={data.inApp}>{children}</InAppContext>
    </SessionContext>
  );
}
