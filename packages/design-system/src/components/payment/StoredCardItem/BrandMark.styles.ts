import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Plate = styled.svg`
  flex: none;
  width: ${tokens.space.s12};
  height: auto;
  -webkit-user-select: none;
  user-select: none;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  [data-over] & { filter: grayscale(1); }
`;

export const UnknownPlate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.space.s12};
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
`;

/** The marks of several brands in a row. */
export const Marks = styled.div`
  display: flex;
  gap: ${tokens.space.s2};
  & > svg { flex: 0 1 ${tokens.space.s10}; min-width: 0; }
`;
