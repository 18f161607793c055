import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps } from "react";
import { companyLine } from "../Footer/companyLine.ts";
import { Link } from "../Link/index.ts";
import { Root } from "./FunnelFooter.styles.ts";

export interface FunnelFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Who sells: name, CNPJ and place. */
  legalLine?: string;
  /** @default "Termos de uso" */
  termsLabel?: string;
  /** @default "Privacidade" */
  privacyLabel?: string;
  /** @default "(abre em outra aba)" */
  newTabLabel?: string;
}

/** The foot of a funnel page: what must be at hand, in another tab, so that nothing typed is lost. */
export function FunnelFooter({
  legalLine = companyLine,
  termsLabel = "Termos de uso",
  privacyLabel = "Privacidade",
  newTabLabel = "(abre em outra aba)",
  ...rest
}: FunnelFooterProps) {
  return (
    <Root {...rest}>
      <ul>
        <li>
          <Link href={sitePaths.terms} newTab newTabLabel={newTabLabel}>
            {termsLabel}
          </Link>
        </li>
        <li>
          <Link href={sitePaths.privacy} newTab newTabLabel={newTabLabel}>
            {privacyLabel}
          </Link>
        </li>
      </ul>
      <p>{legalLine}</p>
    </Root>
  );
}
