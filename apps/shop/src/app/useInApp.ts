import { isWithApp } from "@petbox/domain/site/withApp";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useServices } from "./services.ts";

/** Whether the page is shown inside the mobile application: by its address, which is known before the visitor is. */
export function useInApp(): boolean {
  const { session } = useServices();
  // Every link asks: it is drawn anew for this alone, and not for whatever else becomes known of the visitor.
  const inApp = useSyncExternalStore(
    session.subscribe,
    () => session.get().inApp,
    () => false,
  );
  return isWithApp(useLocation().pathname) || inApp;
}
