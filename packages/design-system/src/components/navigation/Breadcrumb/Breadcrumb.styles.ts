import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/visuallyHidden.ts";

export const Root = styled.nav`
  font-size: ${tokens.fontSize.small};
  line-height: ${tokens.lineHeight.tight};
  /* A breadcrumb is of no use on paper. */
  @media print { display: none; }
`;

export const Trail = styled.ol`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s2};
  list-style: none;
`;

/**
 * On a phone only the parent page is visible, with an arrow; the current page is visually hidden, since its heading
 * shows it.
 */
export const Item = styled.li`
  display: none;
  align-items: center;
  gap: ${tokens.space.s2};
  min-width: 0;
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;

  &[data-parent], &[data-current="alone"] { display: flex; }
  &[data-current=""] { display: block; ${visuallyHidden} }
  > svg { display: none; }
  svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  a, > span { display: flex; align-items: center; gap: ${tokens.space.s2}; min-height: ${tokens.size.touchMinimum}; }

  ${media.from600} {
    &, &[data-current=""] {
      position: static;
      display: flex;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
    > svg { display: block; }
    a > svg { display: none; }
  }
`;
