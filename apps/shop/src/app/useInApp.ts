import { isWithApp } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";
import { useSession } from "./services.ts";

/** Whether the page is shown inside the mobile application: by its address, which is known before the visitor is. */
export function useInApp(): boolean {
  const { inApp } = useSession();
  return isWithApp(useLocation().pathname) || inApp;
}
