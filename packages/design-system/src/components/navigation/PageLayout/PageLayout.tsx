import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { Main, Root } from "./PageLayout.styles.ts";
import { type PageLayoutTexts, pageLayoutTexts } from "./pageLayoutTexts.ts";

export interface PageLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** The content of the page. */
  children: ReactNode;
  /** The Header. */
  header?: ReactNode;
  /** Below the header: the AccountNav. Without a header it is the page's header itself. */
  navigation?: ReactNode;
  /** The Footer. */
  footer?: ReactNode;
  /** Above everything: the CouponBar. */
  top?: ReactNode;
  /**
   * The width of the content: the whole screen, for a page with full-width bands; the page; or one column.
   * @default "page"
   */
  width?: "full" | "page" | "column";
  /**
   * The minimum height of the content: what header and footer leave of the screen, or all of it. With "screen" the
   * footer is below the fold, and does not visibly move while the content loads.
   * @default "rest"
   */
  fills?: "rest" | "screen" | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PageLayoutTexts> | undefined;
}

/** The frame of a page of the site or of the subscriber's area: header, content, footer. */
export function PageLayout({
  children,
  header,
  navigation,
  footer,
  top,
  width = "page",
  fills = "rest",
  texts,
  ...rest
}: PageLayoutProps) {
  const { skipLabel } = useTexts("pageLayout", pageLayoutTexts, texts);
  return (
    <Root {...rest} data-page-frame>
      <SkipLink>{skipLabel}</SkipLink>
      {top}
      {header === undefined && navigation !== undefined ? (
        <header>{navigation}</header>
      ) : (
        <>
          {header}
          {navigation}
        </>
      )}
      <Main id="conteudo" tabIndex={-1} data-width={width} data-fills={fills}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
