import type { ReactNode } from "react";
import { createPath, useLocation } from "react-router-dom";
import type { Gate } from "./page.ts";
import { Redirect } from "./Redirect.tsx";
import { SessionLoader } from "./SessionLoader.tsx";
import { useSession } from "./services.ts";

interface GatedProps {
  readonly gate: Gate;
  /** What everybody sees until the visitor is known. */
  readonly shell: ReactNode;
  readonly children: ReactNode;
}

/** A page behind its gate: shown once the visitor is known and may be here; who may not is led where to go first. */
export function Gated({ gate, shell, children }: GatedProps) {
  const session = useSession();
  const here = createPath(useLocation());
  if (!session.known) return <SessionLoader>{shell}</SessionLoader>;
  const detour = gate(session, here);
  return detour === undefined ? children : <Redirect {...detour}>{shell}</Redirect>;
}
