import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps } from "react";
import { companyLine } from "../Footer/companyLine.ts";
import { LegalLine } from "../Footer/LegalLine.tsx";
import { Link } from "../Link/index.ts";
import { Root } from "./FunnelFooter.styles.ts";
import { type FunnelFooterTexts, funnelFooterTexts } from "./funnelFooterTexts.ts";

export interface FunnelFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Who sells: name, CNPJ and place. */
  legalLine?: string;
  /** Other words in the place of its own. */
  texts?: Partial<FunnelFooterTexts> | undefined;
}

/** The foot of a funnel page: what must be at hand, in another tab, so that nothing typed is lost. */
export function FunnelFooter({ legalLine = companyLine, texts, ...rest }: FunnelFooterProps) {
  const { termsLabel, privacyLabel, newTabLabel } = { ...funnelFooterTexts, ...texts };
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
      <LegalLine line={legalLine} />
    </Root>
  );
}
