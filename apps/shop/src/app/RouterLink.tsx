import type { LinkComponentProps } from "@petbox/design-system/theme/LinkContext";
import { use } from "react";
import { Link } from "react-router-dom";
import { PrefetchContext } from "./PrefetchContext.ts";
import { useServices } from "./services.ts";

/** The link that the design system is given: it goes through the router, and fetches the page on intent. */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  const { drafts } = useServices();
  const isWayOut = href === "/logout";
  return (
    <Link
      to={href}
      // The way out is the server's: it ends the session and sends a new page.
      reloadDocument={isWayOut}
      onClick={(event) => {
        if (isWayOut) drafts.forgetAll();
        onClick?.(event);
      }}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
