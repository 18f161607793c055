import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s4};
  margin: 0;
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { margin: 0; }
  & strong { font-size: ${tokens.fontSize.large}; font-variant-numeric: tabular-nums; }
`;
