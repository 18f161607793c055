import { accountPaths } from "../site/paths.ts";
import { withApp } from "../site/withApp.ts";

/** The customer's area, which has its own addresses inside the mobile application (MAN-010, MAN-046). */
export function customerAreaPath(inApp: boolean): string {
  return inApp ? withApp(accountPaths.area) : accountPaths.area;
}
