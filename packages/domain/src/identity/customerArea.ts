import { accountPaths } from "../site/paths.ts";
import { inAppIf } from "../site/withApp.ts";

/** The customer's area, which has its own addresses inside the mobile application (MAN-010, MAN-046). */
export function customerAreaPath(inApp: boolean): string {
  return inAppIf(inApp, accountPaths.area);
}
