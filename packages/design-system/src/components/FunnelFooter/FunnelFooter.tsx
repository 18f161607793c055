import type { ComponentProps } from "react";
import { companyLine } from "../Footer/companyLine.ts";
import { Link } from "../Link/index.ts";
import { Root } from "./FunnelFooter.styles.ts";

export interface FunnelFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Who sells: name, CNPJ and place. */
  legalLine?: string;
}

/** The foot of a funnel page: what must be at hand, in another tab, so that nothing typed is lost. */
export function FunnelFooter({ legalLine = companyLine, ...rest }: FunnelFooterProps) {
  return (
    <Root {...rest}>
      <ul>
        <li>
          <Link href="/termos-de-uso" newTab>
            Termos de uso
          </Link>
        </li>
        <li>
          <Link href="/privacidade" newTab>
            Privacidade
          </Link>
        </li>
      </ul>
      <p>{legalLine}</p>
    </Root>
  );
}
