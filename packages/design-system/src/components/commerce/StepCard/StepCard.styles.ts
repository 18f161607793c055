import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Card } from "../../foundations/Card/Card.tsx";

/** In a row of a list all are as high as the highest. */
export const Root = styled(Card)`height: 100%;`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s4} ${tokens.space.s3};
  height: 100%;
  padding: ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: inherit;
  &[data-state="current"] { border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; }
`;

export const Picture = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.highlightTint};
  > * { width: 100%; height: 100%; }
  [data-state="current"] > & { background: ${tokens.color.surface}; }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.space.s10};
  height: ${tokens.space.s10};
  border: ${tokens.size.borderThick} solid ${tokens.color.primary};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  font-variant-numeric: tabular-nums;
  [data-state="current"] > & { background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; }
  [data-state="done"] > & { border-color: ${tokens.color.success}; background: ${tokens.color.successTint}; color: ${tokens.color.success}; }
  [data-state="coming"] > & { border-color: ${tokens.color.borderStrong}; color: ${tokens.color.inkSoft}; }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${tokens.space.s1};
`;
