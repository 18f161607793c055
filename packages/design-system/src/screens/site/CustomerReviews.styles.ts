import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Reviews = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  list-style: none;
  ${media.from768} { grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; grid-template-columns: none; gap: ${tokens.space.s6}; }

  & > * {
    display: flex;
    flex-flow: column;
    gap: ${tokens.space.s3};
    padding: ${tokens.space.s5};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
    overflow-wrap: anywhere;
    ${media.from998} { padding: ${tokens.space.s6}; }
    ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
  }
  & blockquote {
    flex: 1;
    margin: 0;
    font-size: ${tokens.fontSize.large};
    line-height: ${tokens.lineHeight.body};
  }
`;

/** The pet, its paw print beside its name. */
export const Pet = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  line-height: ${tokens.lineHeight.tight};
  > svg {
    flex: none;
    box-sizing: content-box;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    padding: ${tokens.space.s2};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.primaryTint};
    color: ${tokens.color.primary};
  }
  & p { line-height: inherit; }
`;
