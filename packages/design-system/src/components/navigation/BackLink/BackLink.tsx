import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { tokens } from "../../../tokens/index.ts";
import { pressOf } from "../../actions/Button/pressOf.ts";
import { backLinkTexts } from "./backLinkTexts.ts";

const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  flex: none;
  min-height: ${tokens.size.touch};
  margin-inline-start: calc(-1 * ${tokens.space.s2});
  padding: 0 ${tokens.space.s3} 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.ink};
  font-weight: ${tokens.fontWeight.bold};
  text-decoration: none;
  cursor: pointer;

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &[aria-disabled="true"] {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    ${media.forcedColors} { color: GrayText; }
  }
  & svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; flex: none; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
`;

const BackAnchor = styled.a`${look}`;
const BackButton = styled.button`${look}`;

interface Shared {
  /**
   * The text of the link.
   * @default "Voltar"
   */
  label?: string | undefined;
  /** The URL of the page to go back to. */
  href?: string | undefined;
  /** Goes back by a callback instead of a URL. */
  onBack?: (() => void) | undefined;
}

/** Back by `href`, or by calling `onBack`. */
export type BackLinkProps = Shared &
  (
    | (Omit<ComponentProps<"a">, "href" | "children"> & { href: string; onBack?: never })
    | (Omit<ComponentProps<"button">, "children" | "onClick"> & { onBack: () => void; href?: never })
  );

/**
 * The way back: a link with `href`, else a button.
 *
 * @example
 * <BackLink href="/assine/nome" />
 */
export function BackLink(props: BackLinkProps) {
  const words = useTexts("backLink", backLinkTexts);
  if (props.href === undefined) {
    const { onBack, label = words.label, href: _none, ...rest } = props;
    return (
      <BackButton type="button" {...rest} onClick={pressOf({ ...rest, onClick: () => onBack() })}>
        <Arrow />
        <span>{label}</span>
      </BackButton>
    );
  }
  return <BackAddress {...props} label={props.label ?? words.label} />;
}

function BackAddress({ href, label, onBack: _none, ...rest }: Extract<BackLinkProps, { href: string }>) {
  const component = useLinkComponentFor(href);
  return (
    <BackAnchor as={component} {...rest} href={href} onClick={pressOf(rest)}>
      <Arrow />
      <span>{label}</span>
    </BackAnchor>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
      <path d="M19 12H6m6-6-6 6 6 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
