import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-width: 0;
`;

export const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${tokens.space.s1};
  flex: 1;
  min-width: 0;
`;

export const Segment = styled.span`
  position: relative;
  height: ${tokens.space.s2};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.border};

  &[data-state="done"], &[data-state="current"] { background: ${tokens.color.highlight}; }

  & svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0;
    width: ${tokens.space.s6};
    height: ${tokens.space.s6};
    max-width: none;
    transform: translate(35%, -55%) rotate(18deg);
    fill: ${tokens.color.ink};
  }
  @media (forced-colors: active) {
    border: ${tokens.size.border} solid;
    &[data-state="done"], &[data-state="current"] { background: Highlight; }
  }
`;

export const Count = styled.span`
  flex: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
`;
