import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { PageLink, Pages, Position, Root } from "./Pagination.styles.ts";
import { type PaginationTexts, paginationTexts } from "./paginationTexts.ts";
import { shownPages } from "./shownPages.ts";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** The URL of a page: each page is a link, which works in a new tab and without scripts. */
  hrefOf: (page: number) => string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PaginationTexts> | undefined;
}

/**
 * The pages of a long list, as links. A phone shows the position in place of the numbers.
 *
 * @example
 * <Pagination page={2} pageCount={9} hrefOf={(page) => `/pedidos?pagina=${page}`} />
 */
export function Pagination({ page, pageCount, hrefOf, texts, ...rest }: PaginationProps) {
  const words = useTexts("pagination", paginationTexts, texts);
  return (
    <Root aria-label={words.label} {...rest}>
      <PageAnchor href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden />
        {words.previousLabel}
      </PageAnchor>
      <Position>{words.position(page, pageCount)}</Position>
      <Pages role="list">
        {shownPages(page, pageCount).map((shown, index, all) => (
          <Fragment key={shown}>
            {shown - (all[index - 1] ?? 0) > 1 ? <li aria-hidden>…</li> : null}
            <li>
              <PageAnchor
                href={hrefOf(shown)}
                aria-label={words.pageLabel(shown)}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </PageAnchor>
            </li>
          </Fragment>
        ))}
      </Pages>
      <PageAnchor href={page < pageCount ? hrefOf(page + 1) : undefined} rel="next">
        {words.nextLabel}
        <ChevronRight aria-hidden />
      </PageAnchor>
    </Root>
  );
}

interface PageAnchorProps extends Omit<ComponentProps<"a">, "href"> {
  /** Nothing where there is no such page. */
  href: string | undefined;
  /** The number, or the word with its arrow. */
  children: ReactNode;
}

function PageAnchor({ href, ...rest }: PageAnchorProps) {
  const component = useLinkComponentFor(href ?? "");
  // A router's link needs an address.
  return href === undefined ? <PageLink {...rest} /> : <PageLink as={component} href={href} {...rest} />;
}
