import { isWithApp } from "@petbox/domain/site/withApp";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { InAppContext } from "./services.ts";

/** Whether the page is shown inside the mobile application. Derived from the URL, which is known before the visitor is. */
export function useInApp(): boolean {
  const inApp = use(InAppContext);
  return isWithApp(useLocation().pathname) || inApp;
}
