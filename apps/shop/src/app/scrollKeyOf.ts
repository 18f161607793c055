import { npsPaths, pixPaths, sessionPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { type Location, matchPath } from "react-router-dom";

/** Pages whose address lets anyone in who has it. */
const pagesByLink = [
  sessionPaths.mailedLink,
  ...[pixPaths.pix, npsPaths.survey].flatMap((path) => [path, withApp(path)]),
];

/**
 * The name of a page in the stored scroll positions. The first page of every document has the same key, so its path identifies it, except
 * for a path with a secret, which must not be stored.
 */
export function scrollKeyOf({ key, pathname }: Pick<Location, "key" | "pathname">): string {
  if (key !== "default") return key;
  return pagesByLink.find((path) => matchPath(path, pathname) !== null) ?? pathname;
}
