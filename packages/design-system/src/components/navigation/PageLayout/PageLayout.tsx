import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { frameInPrint } from "../../../theme/frameInPrint.ts";
import { tokens } from "../../../tokens/index.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { type PageLayoutTexts, pageLayoutTexts } from "./pageLayoutTexts.ts";

/** Flexbox, because a sticky header cannot leave its grid area. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  /* A reload in the middle of a page shows the footer below a skeleton that is shorter than the content: it waits unseen, and does not move. */
  > main[data-fills="screen"]:has([aria-busy="true"]:not(form, button, dialog *, [hidden] *)) ~ footer {
    visibility: hidden;
    ${media.withoutScripts} { visibility: visible; }
  }
  ${frameInPrint}
`;

const Main = styled.main`
  flex: 1;
  /* The largest viewport height: the footer does not appear when the browser's bar hides. */
  &[data-fills="screen"] {
    min-height: 100vh;
    @media print { min-height: 0; }
    ${media.withoutScripts} { min-height: 0; }
  }

  &[data-width="page"], &[data-width="column"] {
    /* In line with the header and the footer, whose Container has the same sides. */
    --side: ${tokens.space.s4};
    width: 100%;
    max-width: calc(${tokens.size.page} + 2 * var(--side));
    margin-inline: auto;
    padding: ${tokens.space.s6} var(--side);
    ${media.from600} { --side: ${tokens.space.s6}; }
    ${media.from768} { padding-block: ${tokens.space.s10} ${tokens.space.s16}; }
  }
  &[data-width="column"] { max-width: calc(${tokens.size.column} + 2 * var(--side)); }
`;

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
  width?: "full" | "page" | "column" | undefined;
  /**
   * The minimum height of the content: what header and footer leave of the screen, or all of it. With "screen" the
   * footer is below the fold, and does not visibly move while the content loads.
   * @default "rest"
   */
  fills?: "rest" | "screen" | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PageLayoutTexts> | undefined;
}

/**
 * The frame of a page of the site or of the subscriber's area: header, content, footer.
 *
 * @example
 * <PageLayout header={<Header user={{ firstName: "Ana" }} />} footer={<Footer isSubscriber />} width="page">
 *   <Heading headingLevel={1}>Suas assinaturas</Heading>
 * </PageLayout>
 */
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
