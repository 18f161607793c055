import { useMatches } from "react-router-dom";
import { isPageHandle, type PageHandle } from "./pageRoute.ts";

/** The handle of the page that is open; undefined before any page is. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}
