import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.details`
  min-width: 0;
  color: ${tokens.color.ink};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    padding-block: ${tokens.space.s2};
    border-radius: ${tokens.radius.control};
    font-weight: ${tokens.fontWeight.bold};
    line-height: ${tokens.lineHeight.tight};
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg {
    flex: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
    color: ${tokens.color.primary};
    transition: transform ${tokens.duration.medium} ${tokens.easing.out};
  }
  &[open] > summary > svg { transform: rotate(180deg); }
  ${media.hover} { & > summary:hover { color: ${tokens.color.primary}; } }
  & > summary:active { color: ${tokens.color.primaryPressed}; }

  &[data-variant="plain"] > summary {
    justify-content: start;
    width: fit-content;
    color: ${tokens.color.primary};
  }
  ${media.hover} { &[data-variant="plain"] > summary:hover { color: ${tokens.color.primaryPressed}; } }

  &[data-variant="card"] {
    border: ${tokens.size.border} solid ${tokens.color.border};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.page};
  }
  &[data-variant="card"] > summary { padding: ${tokens.space.s3} ${tokens.space.s5}; border-radius: ${tokens.radius.card}; }

  &[data-variant="divided"] { border-block-start: ${tokens.size.border} solid ${tokens.color.border}; }
`;

export const Body = styled.div`
  overflow-wrap: anywhere;

  [data-variant="plain"] > & { padding-block-start: ${tokens.space.s1}; }
  [data-variant="card"] > & { padding: 0 ${tokens.space.s5} ${tokens.space.s4}; color: ${tokens.color.inkSoft}; }
  [data-variant="divided"] > & { padding-block-end: ${tokens.space.s4}; }
`;
