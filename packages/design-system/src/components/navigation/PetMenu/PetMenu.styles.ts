import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Uses `:nth-child(3)`: while the document streams, the parser knows `:last-child` only at the end of the list. */
export const Root = styled.nav`
  & ul { display: flex; flex-wrap: wrap; gap: ${tokens.space.s1}; list-style: none; }
  & a {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touchMinimum};
    padding-inline: ${tokens.space.s4};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }

  &[data-variant="tabs"] {
    & li:nth-child(3) { margin-inline-start: auto; }
    & a { border-radius: ${tokens.radius.control} ${tokens.radius.control} 0 0; color: ${tokens.color.onBrandGround}; }
    ${media.hover} { & a:hover { box-shadow: inset 0 calc(-1 * ${tokens.size.focusRing}) currentColor; } }
    & a[aria-current] { background: ${tokens.color.surface}; color: ${tokens.color.primary}; }
    & a:focus-visible { outline-color: currentColor; box-shadow: none; outline-offset: calc(-1 * ${tokens.space.s1}); }
  }

  &[data-variant="cards"] {
    & ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${tokens.space.s2}; }
    & li:nth-child(3) { grid-column: 1 / -1; }
    & a {
      min-height: ${tokens.size.touch};
      justify-content: center;
      border: ${tokens.size.borderThick} solid ${tokens.color.border};
      border-radius: ${tokens.radius.control};
      color: ${tokens.color.ink};
    }
    ${media.hover} { & a:hover { background: ${tokens.color.primaryTint}; } }
    & a[aria-current] { border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; color: ${tokens.color.primary}; }
  }

  ${media.forcedColors} { && a[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;
