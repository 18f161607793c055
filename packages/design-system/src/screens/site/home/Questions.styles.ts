import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const List = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
`;

export const Question = styled.details`
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s4};
    min-height: ${tokens.size.touch};
    padding: ${tokens.space.s3} ${tokens.space.s5};
    border-radius: ${tokens.radius.card};
    font-weight: ${tokens.fontWeight.bold};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  ${media.hover} { & > summary:hover { color: ${tokens.color.primary}; } }
  & > summary svg {
    flex: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
    color: ${tokens.color.primary};
    transition: transform ${tokens.duration.medium} ${tokens.easing.out};
    ${media.reducedMotion} { transition: none; }
  }
  &[open] > summary svg { transform: rotate(180deg); }
  & > p { padding: 0 ${tokens.space.s5} ${tokens.space.s4}; color: ${tokens.color.inkSoft}; text-wrap: pretty; }
  ${media.forcedColors} { border: ${tokens.size.border} solid; }
`;
