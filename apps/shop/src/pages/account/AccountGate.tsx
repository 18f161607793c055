import type { Visitor } from "@petbox/api-client/page/pageData";
import { type ReactNode, useMemo } from "react";
import { createPath, useLocation } from "react-router-dom";
import { Go } from "../../app/Go.tsx";
import { Meeting } from "../../app/Meeting.tsx";
import { useSession } from "../../app/services.ts";
import type { LoginDetour } from "../session/pageAskedFor.ts";

interface AccountGateProps {
  /** What everybody sees until it is known who is there. */
  readonly shell: ReactNode;
  /** The page itself, for somebody who has logged in. */
  readonly children: (customer: Visitor & { readonly authorized: true }) => ReactNode;
}

/** A page of the customer's area behind its gate: who has not logged in does so first, and then comes back to it. */
export function AccountGate({ shell, children }: AccountGateProps) {
  const { known, visitor } = useSession();
  const from = createPath(useLocation());
  const detour = useMemo<LoginDetour>(() => ({ from }), [from]);
  if (visitor.authorized) return children(visitor);
  if (!known) return <Meeting>{shell}</Meeting>;
  return (
    <Go to="/login" state={detour}>
      {shell}
    </Go>
  );
}
