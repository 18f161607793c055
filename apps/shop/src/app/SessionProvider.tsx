import { type ReactNode, useSyncExternalStore } from "react";
import { InAppContext, SessionContext } from "./services.ts";
import { initialSession, type Session } from "./session.ts";

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

const getInitial = () => initialSession;

/** Gives the pages what is known of the visitor, at once: a page is rendered as soon as its guard knows it. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const data = useSyncExternalStore(session.subscribe, session.get, getInitial);
  return (
    <SessionContext value={data}>
      <InAppContext value={data.inApp}>{children}</InAppContext>
    </SessionContext>
  );
}
