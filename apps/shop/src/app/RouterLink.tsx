import type { LinkComponentProps } from "@petbox/design-system/theme/LinkContext";
import { sessionPaths } from "@petbox/domain/site/paths";
import { isSitePath } from "@petbox/domain/site/sitePath";
import { type MouseEvent, use } from "react";
import { createPath, useLocation } from "react-router-dom";
import { addressInApp } from "./areaAt.ts";
import { NavigationContext } from "./navigation.ts";
import { useServices } from "./services.ts";
import { useInApp } from "./useInApp.ts";
import { useOpenPage } from "./useOpenPage.ts";

/** A press that asks for this page, here; with another key or button the browser opens it elsewhere. */
export function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * The link that the design system is given: it goes through the router, fetches the page on intent, and stays inside the
 * application. The way out is the server's, which ends the session and sends a new page.
 */
export function RouterLink({ href: address, target, onPointerEnter, onFocus, onClick, ...rest }: LinkComponentProps) {
  const navigation = use(NavigationContext);
  const openPage = useOpenPage();
  const here = createPath(useLocation());
  const services = useServices();
  const href = useInApp() ? addressInApp(address) : address;
  const prefetch = () => void navigation.prefetch(href).then((page) => page?.prefetch?.(services));
  const isWayOut = href === sessionPaths.logout;
  const isOfTheShop = isSitePath(href) && !isWayOut && (target === undefined || target === "_self");
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the design system is given this one to make its links of
    <a
      href={href}
      target={target}
      onClick={(event) => {
        if (isWayOut) {
          services.drafts.forgetAll();
          // The server has ended the session by the time that the page goes.
          window.addEventListener("pagehide", services.session.leave, { once: true });
        }
        onClick?.(event);
        if (!isOfTheShop || event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        // The page that is open already is no new place to come back to.
        void openPage(href, { replace: href === here });
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
