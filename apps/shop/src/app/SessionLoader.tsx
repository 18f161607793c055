import { type ReactNode, useEffect, useState } from "react";
import { useServices } from "./services.ts";

interface SessionLoaderProps {
  /** What stands there until the visitor is known. */
  readonly children: ReactNode;
}

/** Loads what is known of the visitor. Where that cannot be, the page is broken: its boundary says so and offers to try again. */
export function SessionLoader({ children }: SessionLoaderProps) {
  const { session } = useServices();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    session.load().catch((reason: unknown) => setFailure({ reason }));
  }, [session]);
  if (failure !== undefined) throw failure.reason;
  return children;
}
