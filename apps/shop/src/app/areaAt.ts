import { accountPathsByArea, pathsByArea } from "@petbox/domain/site/paths";
import { isWithApp, withApp, withoutApp } from "@petbox/domain/site/withApp";
import { isAt } from "./isAt.ts";

/** The areas whose addresses each have "/app" in front too. */
export const accountAreas: ReadonlySet<string | undefined> = new Set(Object.keys(accountPathsByArea));

const areaPaths = Object.entries(pathsByArea).flatMap(([area, addresses]) =>
  Object.values(addresses).map((address) => ({ area, address })),
);

/** The area that an address belongs to, with or without "/app" in front; undefined where it is nobody's. */
export function areaAt(pathname: string): string | undefined {
  const plain = withoutApp(pathname);
  return areaPaths.find(({ address }) => isAt(address, plain))?.area;
}

/** Where a link leads inside the mobile application: the account's addresses have "/app" in front there (MAN-046, SUB-100). */
export function addressInApp(href: string): string {
  const [pathname = ""] = href.split(/[?#]/);
  return accountAreas.has(areaAt(pathname)) && !isWithApp(pathname) ? withApp(`/${href.slice(1)}`) : href;
}
