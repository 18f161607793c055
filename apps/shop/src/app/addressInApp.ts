import { accountPathsByArea } from "@petbox/domain/site/paths";
import { isWithApp, withApp } from "@petbox/domain/site/withApp";
import { matchPath } from "react-router-dom";

const accountPaths = Object.values(accountPathsByArea).flatMap((paths): string[] => Object.values(paths));

/** The target of a link inside the mobile application, where the account's paths are prefixed with "/app" (MAN-046, SUB-100). */
export function addressInApp(href: string): string {
  const [pathname = ""] = href.split(/[?#]/);
  const isOfAccount = accountPaths.some((path) => matchPath(path, pathname) !== null);
  return isOfAccount && !isWithApp(pathname) ? withApp(`/${href.slice(1)}`) : href;
}
