import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  --banner: ${tokens.color.info};
  --banner-tint: ${tokens.color.infoTint};
  --banner-sign: ${tokens.color.onPrimary};
  width: 100%;
  border-block-end: ${tokens.size.borderThick} solid var(--banner);
  background: var(--banner-tint);
  color: ${tokens.color.ink};

  &[data-tone="danger"] { --banner: ${tokens.color.danger}; --banner-tint: ${tokens.color.dangerTint}; }
  &[data-tone="warning"] { --banner: ${tokens.color.warning}; --banner-tint: ${tokens.color.warningTint}; }
  &[data-tone="offer"] {
    --banner: ${tokens.color.highlight};
    --banner-tint: ${tokens.color.highlightTint};
    --banner-sign: ${tokens.color.onHighlight};
  }
`;

/** The sign beside the text; the action below them on a phone, and at their side where there is room. */
export const Band = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.s4} ${tokens.space.s3};
  padding-block: ${tokens.space.s4};
  ${media.from768} { display: flex; align-items: center; gap: ${tokens.space.s5}; }
`;

export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.space.s10};
  height: ${tokens.space.s10};
  border-radius: ${tokens.radius.pill};
  background: var(--banner);
  color: var(--banner-sign);
`;

export const Words = styled.div`
  flex: 1;
  grid-column: 2 / -1;
  align-self: center;
  min-width: 0;
  overflow-wrap: anywhere;
  [data-dismissible] & { grid-column: 2; }
  & > p { max-width: 70ch; }
`;

export const Action = styled.div`
  display: grid;
  flex: none;
  grid-column: 1 / -1;
  ${media.from450} { grid-column: 2 / -1; justify-self: start; }
  ${media.from768} { max-width: 40%; }
`;

export const Close = styled.div`
  flex: none;
  grid-row: 1;
  grid-column: 3;
  margin: calc(-1 * ${tokens.space.s1}) calc(-1 * ${tokens.space.s3}) 0 0;
  ${media.from768} { margin-block: 0; }
`;
