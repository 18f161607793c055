import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { tokens } from "../../../tokens/index.ts";
import { type PaginationTexts, paginationTexts } from "./paginationTexts.ts";

const Root = styled.nav`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.space.s2};

  ${media.from600} { justify-content: center; }
  /* Paper has its own pages. */
  @media print { display: none; }
`;

/** A phone has room for the position alone. */
const Pages = styled.ol`
  display: none;
  gap: ${tokens.space.s1};
  list-style: none;
  & > li { display: grid; place-items: center; min-width: ${tokens.size.touch}; color: ${tokens.color.inkSoft}; }

  ${media.from600} { display: flex; }
`;

const Position = styled.span`
  text-align: center;
  ${media.from600} { display: none; }
`;

const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s1};
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  padding: 0 ${tokens.space.s3};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.bold};
  text-decoration: none;

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &:active { color: ${tokens.color.ink}; }
  &[aria-current] { background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; }
  ${media.forcedColors} { &[aria-current] { outline: ${tokens.size.borderThick} solid; } }
  /* On the first and the last page, the missing link keeps its place, so that the others do not move under the finger. */
  &:not([href]) { visibility: hidden; }
  & svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
`;

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
