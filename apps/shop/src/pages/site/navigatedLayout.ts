import type { ComponentType } from "react";
import { useMatches } from "react-router-dom";

/** The handle of a layout route with a navigation of its own below the site's header. */
export interface NavigatedLayout {
  /** Inside the mobile application it is the page's header, and must render something. */
  readonly Navigation: ComponentType;
}

function isNavigatedLayout(handle: unknown): handle is NavigatedLayout {
  return typeof handle === "object" && handle !== null && "Navigation" in handle;
}

/** The navigation of the open page's layout route, if it has one. */
export function useLayoutNavigation(): ComponentType | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isNavigatedLayout)?.Navigation;
}
