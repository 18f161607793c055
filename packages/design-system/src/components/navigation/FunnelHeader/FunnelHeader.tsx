import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { Logo } from "../Logo/index.ts";
import { Root, Row } from "./FunnelHeader.styles.ts";
import { type FunnelHeaderTexts, funnelHeaderTexts } from "./funnelHeaderTexts.ts";

export interface FunnelHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The URL of the help centre, on another site. */
  helpHref?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelHeaderTexts> | undefined;
}

/** The header of the funnel: brand and help, without other links, in few bytes. */
export function FunnelHeader({ helpHref = outsideLinks.help, texts, ...rest }: FunnelHeaderProps) {
  const { homeLabel, helpLabel, newTabLabel } = useTexts("funnelHeader", funnelHeaderTexts, texts);
  const Home = useLinkComponentFor(sitePaths.dogHome);
  return (
    <Root {...rest}>
      <Row>
        <Home href={sitePaths.dogHome} aria-label={homeLabel}>
          <Logo />
        </Home>
        <a href={helpHref} target="_blank" rel="noopener noreferrer">
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <circle cx="12" cy="12" r="10" />
            <path d="M9 9.2a3 3 0 0 1 6 .3c0 2-3 2.5-3 4M12 17v.1" />
          </svg>
          {helpLabel}
          <VisuallyHidden> {newTabLabel}</VisuallyHidden>
        </a>
      </Row>
    </Root>
  );
}
