import { withApp } from "@petbox/domain/site/withApp";
import { matchPath, useLocation } from "react-router-dom";

/**
 * What the open page's address names. The shop finds its pages without the router, whose own parameters stay empty.
 * @param path the page's, read with and without "/app" in front.
 * @param part the name of what stands there.
 * @returns empty on another page.
 */
export function useAddressPart(path: `/${string}`, part: string): string {
  const { pathname } = useLocation();
  const found = matchPath(path, pathname) ?? matchPath(withApp(path), pathname);
  const parts: Readonly<Record<string, string | undefined>> = found?.params ?? {};
  return parts[part] ?? "";
}
