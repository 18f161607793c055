import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { companyLine } from "../Footer/companyLine.ts";
import { LegalLine } from "../Footer/LegalLine.tsx";
import { Link } from "../Link/index.ts";
import { type FunnelFooterTexts, funnelFooterTexts } from "./funnelFooterTexts.ts";

const Root = styled.footer`
  padding: ${tokens.space.s8} ${tokens.space.s4} ${tokens.space.s6};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  text-align: center;

  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${tokens.space.s4};
    list-style: none;
  }
  & a { display: inline-flex; align-items: center; min-height: ${tokens.size.touchMinimum}; color: inherit; }

  /* Paper names the seller only. */
  @media print {
    padding: 0;
    > :not(:last-child) { display: none; }
  }
`;

const Settings = styled.div`
  min-height: ${tokens.size.touch};
  margin-block: ${tokens.space.s2} ${tokens.space.s4};
`;

export interface FunnelFooterProps extends ComponentProps<"footer"> {
  /** A SchemeChoice. Null reserves its room while it loads. */
  children?: ReactNode;
  /** The seller: name, CNPJ and city. */
  legalLine?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelFooterTexts> | undefined;
}

/**
 * The footer of the funnel: essential links, opened in another tab, so that typed input is not lost.
 *
 * @example
 * <FunnelFooter>
 *   <SchemeChoice />
 * </FunnelFooter>
 */
export function FunnelFooter({ legalLine = companyLine, texts, children, ...rest }: FunnelFooterProps) {
  const { termsLabel, privacyLabel, newTabLabel } = useTexts("funnelFooter", funnelFooterTexts, texts);
  return (
    <Root data-printed {...rest}>
      <ul>
        <li>
          <Link href={sitePaths.terms} newTab texts={{ newTabLabel }}>
            {termsLabel}
          </Link>
        </li>
        <li>
          <Link href={sitePaths.privacy} newTab texts={{ newTabLabel }}>
            {privacyLabel}
          </Link>
        </li>
      </ul>
      {children === undefined ? null : <Settings>{children}</Settings>}
      <LegalLine line={legalLine} />
    </Root>
  );
}
