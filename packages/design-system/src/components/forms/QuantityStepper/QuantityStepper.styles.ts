import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.fieldset`
  display: inline-grid;
  justify-items: start;
  gap: ${tokens.space.s1};
`;

export const Row = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  color: ${tokens.color.primary};
  [data-invalid] > & { border-color: ${tokens.color.danger}; }
`;

/** Wide enough for three digits, so that a step causes no layout shift. */
export const Amount = styled.output`
  position: relative;
  min-width: ${tokens.size.touch};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};
  text-align: center;
`;

/** A ring around the number, which stays readable. */
export const Work = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

export const Messages = styled.div`
  max-width: ${tokens.size.tileMedium};
  font-size: ${tokens.fontSize.small};
`;
