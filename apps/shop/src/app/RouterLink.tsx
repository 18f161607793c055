import type { LinkComponentProps } from "@petbox/design-system/theme/LinkContext";
import { sessionPaths } from "@petbox/domain/site/paths";
import { isSitePath } from "@petbox/domain/site/sitePath";
import { Link, useLocation } from "react-router-dom";
import { addressInApp } from "./addressInApp.ts";
import { usePrefetch } from "./prefetch.ts";
import { useServices } from "./services.ts";
import { useInApp } from "./useInApp.ts";

/**
 * The link component for the design system: the router's link, which prefetches the page on intent and stays inside the mobile application.
 * `/logout` and other sites are full document loads.
 */
export function RouterLink({ href: address, onPointerEnter, onFocus, onClick, ...rest }: LinkComponentProps) {
  const { pathname } = useLocation();
  const { drafts, session } = useServices();
  const prefetchPage = usePrefetch();
  const href = useInApp() ? addressInApp(address) : address;
  const isLogout = href === sessionPaths.logout;
  const isOfTheShop = isSitePath(href) && !isLogout;
  const prefetch = () => void (isOfTheShop && prefetchPage(href));
  return (
    <Link
      to={href}
      reloadDocument={!isOfTheShop}
      // Another view of the same page, named by its query, keeps the scroll position.
      preventScrollReset={href.startsWith(`${pathname}?`)}
      onClick={(event) => {
        if (isLogout) {
          drafts.forgetAll();
          // The server has ended the session when the page is left.
          window.addEventListener("pagehide", session.leave, { once: true });
        }
        onClick?.(event);
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
