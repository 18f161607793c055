import type { LinkComponentProps } from "@petbox/design-system/theme/LinkContext";
import { accountPathsByArea, sessionPaths } from "@petbox/domain/site/paths";
import { isSitePath } from "@petbox/domain/site/sitePath";
import { isWithApp, withApp } from "@petbox/domain/site/withApp";
import type { MouseEvent } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { useInApp, useServices } from "./services.ts";

/**
 * The link component for the design system: the router's link, which prefetches the page on intent and stays inside the mobile application.
 * `/logout` and other sites are full document loads.
 */
export function RouterLink({
  href: address,
  onPointerEnter,
  onFocus,
  onClick,
  onAuxClick,
  ...rest
}: LinkComponentProps) {
  const { pathname } = useLocation();
  const { drafts, session, prefetchPage } = useServices();
  const href = useInApp() ? addressInApp(address) : address;
  const isLogout = href === sessionPaths.logout;
  const isOfTheShop = isSitePath(href) && !isLogout;
  const prefetch = () => void (isOfTheShop && prefetchPage(href));
  function logOut(event: MouseEvent<HTMLAnchorElement>): void {
    if (opensElsewhere(event)) {
      // In another tab or window, the logout would leave the data of the customer on this page.
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    drafts.forgetAll();
    // By then the server has usually ended the session. If the logout did not reach it, the other tabs keep theirs.
    window.addEventListener("pagehide", session.leave, { once: true });
  }
  return (
    <Link
      to={href}
      reloadDocument={!isOfTheShop}
      // Another view of the same page, named by its query, keeps the scroll position.
      preventScrollReset={href.startsWith(`${pathname}?`)}
      onClick={(event) => {
        if (isLogout) logOut(event);
        onClick?.(event);
      }}
      onAuxClick={(event) => {
        if (isLogout && event.button === middleButton) logOut(event);
        onAuxClick?.(event);
      }}
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

const middleButton = 1;

/** Whether the browser opens the link in another tab or window. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === middleButton || ctrlKey || metaKey || shiftKey;
}

const accountPaths = Object.values(accountPathsByArea).flatMap((paths): string[] => Object.values(paths));

/** The target of a link inside the mobile application, where the account's paths are prefixed with "/app" (MAN-046, SUB-100). */
export function addressInApp(href: string): string {
  const [pathname = ""] = href.split(/[?#]/);
  const isOfAccount = accountPaths.some((path) => matchPath(path, pathname) !== null);
  return isOfAccount && isSitePath(href) && !isWithApp(pathname) ? withApp(href) : href;
}
