import type { ComponentProps } from "react";
import { useLinkComponentFor } from "../../theme/LinkContext.tsx";
import { companyLine } from "../Footer/companyLine.ts";
import { Root } from "./FunnelFooter.styles.ts";

export interface FunnelFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Who sells. */
  legalLine?: string;
}

/** The foot of a funnel page: what must be at hand, and no way to get lost. It opens in another tab, so that nothing typed is lost. */
export function FunnelFooter({ legalLine = companyLine, ...rest }: FunnelFooterProps) {
  const Anchor = useLinkComponentFor("/termos-de-uso");
  return (
    <Root {...rest}>
      <ul>
        <li>
          <Anchor href="/termos-de-uso" target="_blank">
            Termos de uso
          </Anchor>
        </li>
        <li>
          <Anchor href="/privacidade" target="_blank">
            Privacidade
          </Anchor>
        </li>
      </ul>
      <p>{legalLine}</p>
    </Root>
  );
}
