import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, Fragment } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { PageControl } from "./PageControl.tsx";
import { Pages, Position, Root } from "./Pagination.styles.ts";
import { type PaginationTexts, paginationTexts } from "./paginationTexts.ts";

interface PaginationOwnProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. Without any, nothing is shown. */
  pageCount: number;
  /** The URL of a page: each page is a link, which works in a new tab and without scripts. Every pagination has this or `onPageChange`. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the chosen page, in place of `hrefOf`: each page is a button, for a list whose pages have no URL. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PaginationTexts> | undefined;
}

/** Pages are reached by their URL, or by a call. */
export type PaginationProps = PaginationOwnProps &
  (
    | { hrefOf: (page: number) => string; onPageChange?: undefined }
    | { onPageChange: (page: number) => void; hrefOf?: undefined }
  );

/**
 * The pages that a pagination shows: the first, the last, the current one and its neighbours. A single page between two of
 * them is shown as well: a gap would take the same place.
 * @param page the current page, from 1.
 */
export function shownPages(page: number, pageCount: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  return [...new Set(wanted)].flatMap((number, index, all) =>
    number - (all[index - 1] ?? 0) === 2 ? [number - 1, number] : [number],
  );
}

/**
 * The pages of a long list, as links or, for a list whose pages have no URL, as buttons. A phone shows the position in
 * place of the numbers. Buttons keep the focus, and the new position is announced.
 *
 * @example
 * <Pagination page={2} pageCount={9} hrefOf={(page) => `/pedidos?pagina=${page}`} />
 */
export function Pagination({ page, pageCount, hrefOf, onPageChange, texts, ...rest }: PaginationProps) {
  const words = useTexts("pagination", paginationTexts, texts);
  const change = { hrefOf, onPageChange };
  if (pageCount < 1) return null;
  return (
    <Root aria-label={words.label} {...rest}>
      <PageControl {...change} page={Math.min(page - 1, pageCount)} exists={page > 1} rel="prev">
        <ChevronLeft aria-hidden />
        {words.previousLabel}
      </PageControl>
      <Position role={hrefOf === undefined ? "status" : undefined}>
        {words.position(Math.min(Math.max(page, 1), pageCount), pageCount)}
      </Position>
      <Pages role="list">
        {shownPages(page, pageCount).map((shown, index, all) => (
          <Fragment key={shown}>
            {shown - (all[index - 1] ?? 0) > 1 ? <li aria-hidden>…</li> : null}
            <li>
              <PageControl
                {...change}
                page={shown}
                exists
                aria-label={words.pageLabel(shown)}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </PageControl>
            </li>
          </Fragment>
        ))}
      </Pages>
      <PageControl {...change} page={Math.max(page + 1, 1)} exists={page < pageCount} rel="next">
        {words.nextLabel}
        <ChevronRight aria-hidden />
      </PageControl>
    </Root>
  );
}
