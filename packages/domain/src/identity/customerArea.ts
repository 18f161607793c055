import { accountPaths } from "../site/paths.ts";
import { inAppIf } from "../site/withApp.ts";

/** The path of the customer area, which differs inside the mobile app (MAN-010, MAN-046). */
export function customerAreaPath(inApp: boolean): string {
  return inAppIf(inApp, accountPaths.area);
}
