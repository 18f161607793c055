import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { companyLine } from "../Footer/companyLine.ts";
import { LegalLine } from "../Footer/LegalLine.tsx";
import { Link } from "../Link/index.ts";
import { Root, Settings } from "./FunnelFooter.styles.ts";
import { type FunnelFooterTexts, funnelFooterTexts } from "./funnelFooterTexts.ts";

export interface FunnelFooterProps extends ComponentProps<"footer"> {
  /** A SchemeChoice. Null reserves its room while it loads. */
  children?: ReactNode;
  /** The seller: name, CNPJ and city. */
  legalLine?: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelFooterTexts> | undefined;
}

/** The footer of the funnel: essential links, opened in another tab, so that typed input is not lost. */
export function FunnelFooter({ legalLine = companyLine, texts, children, ...rest }: FunnelFooterProps) {
  const { termsLabel, privacyLabel, newTabLabel } = useTexts("funnelFooter", funnelFooterTexts, texts);
  return (
    <Root {...rest}>
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
