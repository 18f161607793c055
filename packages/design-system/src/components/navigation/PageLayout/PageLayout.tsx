import type { ComponentProps, ReactNode } from "react";
import { SkipLink } from "../SkipLink/index.ts";
import { Main, Root } from "./PageLayout.styles.ts";
import { type PageLayoutTexts, pageLayoutTexts } from "./pageLayoutTexts.ts";

export interface PageLayoutProps extends Omit<ComponentProps<"div">, "children"> {
  /** The content of the page. */
  children: ReactNode;
  /** The Header. */
  header?: ReactNode;
  /** The Footer. */
  footer?: ReactNode;
  /** Above everything: the CouponBar. */
  top?: ReactNode;
  /**
   * The width of the content: the whole screen, for a page that has bands of its own; the page; or one calm column.
   * @default "page"
   */
  width?: "full" | "page" | "column";
  /**
   * How much of the screen the content takes at least: what header and footer leave of it, or all of it. Then the footer
   * begins below what is seen first, and nobody sees it move while the content comes.
   * @default "rest"
   */
  fills?: "rest" | "screen" | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<PageLayoutTexts> | undefined;
}

/** The frame of a page of the site or of the subscriber's area: header, content, footer. */
export function PageLayout({
  children,
  header,
  footer,
  top,
  width = "page",
  fills = "rest",
  texts,
  ...rest
}: PageLayoutProps) {
  const { skipLabel } = { ...pageLayoutTexts, ...texts };
  return (
    <Root {...rest} data-page-frame>
      <SkipLink>{skipLabel}</SkipLink>
      {top}
      {header}
      <Main id="conteudo" tabIndex={-1} data-width={width} data-fills={fills}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
