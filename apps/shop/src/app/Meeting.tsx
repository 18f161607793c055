import { type ReactNode, useEffect, useState } from "react";
import { useServices } from "./services.ts";

interface MeetingProps {
  /** What stands there until the visitor is known. */
  readonly children: ReactNode;
}

/** Meets the visitor. Where that cannot be, the page is broken: its boundary says so and offers to try again. */
export function Meeting({ children }: MeetingProps) {
  const { session } = useServices();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    session.meet().catch((reason: unknown) => setFailure({ reason }));
  }, [session]);
  if (failure !== undefined) throw failure.reason;
  return children;
}
