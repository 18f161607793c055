import type { ComponentProps, ReactNode } from "react";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { PageLink } from "./Pagination.styles.ts";

interface PageControlProps extends Pick<ComponentProps<"a">, "rel" | "aria-label" | "aria-current"> {
  /** The page that it leads to. */
  page: number;
  /** Whether there is such a page. */
  exists: boolean;
  /** Its URL; without it a press calls `onPageChange`. */
  hrefOf: ((page: number) => string) | undefined;
  onPageChange: ((page: number) => void) | undefined;
  /** The number, or the word with its arrow. */
  children: ReactNode;
}

/** A page as a link or as a button. */
export function PageControl({ page, exists, hrefOf, onPageChange, rel, ...rest }: PageControlProps) {
  const href = exists ? (hrefOf?.(page) ?? "") : "";
  const component = useLinkComponentFor(href);
  const missing = exists ? undefined : true;
  if (hrefOf === undefined) {
    return (
      <PageLink
        as="button"
        type="button"
        {...rest}
        aria-disabled={missing}
        onClick={exists ? () => onPageChange?.(page) : undefined}
      />
    );
  }
  // A router's link needs an address.
  return exists ? (
    <PageLink as={component} href={href} rel={rel} {...rest} />
  ) : (
    <PageLink rel={rel} {...rest} aria-disabled={missing} />
  );
}
