import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { staysHere } from "../../app/RouterLink.tsx";
import { useOpenPage } from "../../app/useOpenPage.ts";
import type { LeftInHistory } from "./leftInHistory.ts";

/** From the login to the recovery of the password; what was typed as the e-mail goes along, and is in no address. */
export function useWayToRecovery(): (email: string, event: MouseEvent) => void {
  const openPage = useOpenPage();
  return (email, event) => {
    if (!staysHere(event)) return;
    event.preventDefault();
    const left: LeftInHistory = { email };
    void openPage(sessionPaths.recovery, { state: left });
  };
}
