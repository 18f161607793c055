import { sitePaths } from "@petbox/domain/site/paths";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { tokens } from "../../../tokens/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { Logo } from "../Logo/index.ts";
import { type FunnelHeaderTexts, funnelHeaderTexts } from "./funnelHeaderTexts.ts";

const Root = styled.header`
  padding-inline: ${tokens.space.s4};
  background: ${tokens.color.surface};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.s4};
  min-height: calc(${tokens.size.touch} + ${tokens.space.s2});
  max-width: ${tokens.size.page};
  margin-inline: auto;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touch};
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
  & > a:nth-child(2) { padding-inline: ${tokens.space.s2}; }
  ${media.hover} { & > a:nth-child(2):hover { background: ${tokens.color.primaryTint}; } }
  & > a > svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
`;

export interface FunnelHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /**
   * The brand's drawing and name.
   * @default PetBox's `<Logo />`
   */
  logo?: ReactNode;
  /** The URL of the help centre, on another site. */
  helpHref?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelHeaderTexts> | undefined;
}

/**
 * The header of the funnel: brand and help, without other links, in few bytes.
 *
 * @example
 * <FunnelHeader helpHref="https://ajuda.petbox.com.br" />
 */
export function FunnelHeader({ logo = <Logo />, helpHref = outsideLinks.help, texts, ...rest }: FunnelHeaderProps) {
  const { homeLabel, helpLabel, newTabLabel } = useTexts("funnelHeader", funnelHeaderTexts, texts);
  const Home = useLinkComponentFor(sitePaths.dogHome);
  return (
    <Root {...rest}>
      <Row>
        <Home href={sitePaths.dogHome} aria-label={homeLabel}>
          {logo}
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
