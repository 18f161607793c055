import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useSession } from "./services.ts";
import type { SessionData } from "./session.ts";

/** What guards read of the session. */
type Guarded = Pick<SessionData, "known" | "visitor" | "answers" | "customerCode" | "purchase">;

/** Runs the guards of the open page again when the session changes, e.g. because it ended or in another tab. */
export function useRevalidatedGuards(): void {
  const { known, visitor, answers, customerCode, purchase } = useSession();
  const { revalidate } = useRevalidator();
  const previous = useRef<Guarded>(undefined);

  const update = useEffectEvent((session: Guarded) => {
    const wasKnown = previous.current?.known ?? false;
    previous.current = session;
    // A guard that waits for the session reads it itself.
    if (!wasKnown) return;
    // In a separate task: the router would drop a navigation that begins in the current one.
    const timer = setTimeout(() => void revalidate());
    return () => clearTimeout(timer);
  });
  useEffect(
    () => update({ known, visitor, answers, customerCode, purchase }),
    [known, visitor, answers, customerCode, purchase],
  );
}
