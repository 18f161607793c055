import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router-dom";
import { useSession } from "./services.ts";
import type { SessionData } from "./session.ts";

/** What guards read of the session. */
type Guarded = Pick<SessionData, "known" | "visitor" | "answers" | "customerCode" | "purchase">;

/** Runs the guards of the open page again when the session changes under it, e.g. because it ended or in another tab. */
export function useRevalidatedGuards(): void {
  const { known, visitor, answers, customerCode, purchase } = useSession();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const previous = useRef<Guarded>(undefined);

  const update = useEffectEvent((session: Guarded) => {
    // A guard that waits for the session, and one of a navigation that has begun, reads it by itself.
    if (previous.current?.known && state === "idle") void revalidate();
    previous.current = session;
  });
  useEffect(
    () => update({ known, visitor, answers, customerCode, purchase }),
    [known, visitor, answers, customerCode, purchase],
  );
}
