import { LinkButton } from "../../../components/actions/LinkButton/index.ts";
import { Root } from "./StickyCall.styles.ts";

interface StickyCallProps {
  /** URL of the funnel. */
  readonly href: string;
}

/** The way to subscribe, in sight while a phone scrolls through the page. */
export function StickyCall({ href }: StickyCallProps) {
  return (
    <Root>
      <LinkButton href={href} fullWidth>
        Assinar
      </LinkButton>
    </Root>
  );
}
