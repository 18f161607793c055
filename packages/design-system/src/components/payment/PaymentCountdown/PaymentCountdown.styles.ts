import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.s4};
  text-align: center;
`;

export const Dial = styled.div`
  display: grid;
  place-items: center;
  width: calc(${tokens.size.illustration} * 1.2);
  max-width: 100%;
  aspect-ratio: 1;

  & > * { grid-area: 1 / 1; }
`;

export const Ring = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke-width: 10;
  transform: rotate(-90deg);

  & > [data-part="ground"] { stroke: ${tokens.color.primaryTint}; }
  & > [data-part="rest"] { stroke: ${tokens.color.primary}; stroke-linecap: round; }
`;

export const Seconds = styled.div`
  display: grid;
  line-height: ${tokens.lineHeight.tight};
  font-variant-numeric: tabular-nums;

  & > strong { font-size: ${tokens.fontSize.display}; font-weight: ${tokens.fontWeight.black}; }
  & > span { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
`;

export const Label = styled.p`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.bold};
`;
