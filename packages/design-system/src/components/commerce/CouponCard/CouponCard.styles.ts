import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";

export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  /* In a row of coupons, the lines of a shorter face stay at its top. */
  align-content: start;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s5};
  overflow-wrap: anywhere;
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  width: 100%;
  min-height: ${tokens.space.s8};
`;

export const Value = styled.p`
  color: ${tokens.color.primary};
  font-size: ${tokens.fontSize.heading};
  font-weight: ${tokens.fontWeight.black};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};

  [data-over] & { color: ${tokens.color.inkSoft}; }
`;

export const Validity = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

/** The stub, separated by a perforated line. */
export const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4} ${tokens.space.s5};
  border-block-start: ${tokens.size.borderThick} dashed ${tokens.color.border};
  background: ${tokens.color.highlightTint};

  /* As wide as its text beside the code, and as the card below the code. */
  & > :first-child { flex: 999 1 auto; }
  & > :not(:first-child) { flex: 1 1 auto; }
  [data-over] > & { background: ${tokens.color.surfaceSunken}; color: ${tokens.color.inkSoft}; }
`;

export const Code = styled.p`
  display: grid;
  min-width: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};

  & > code {
    color: ${tokens.color.ink};
    font-family: inherit;
    font-size: ${tokens.fontSize.large};
    font-weight: ${tokens.fontWeight.black};
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
  [data-over] & > code { color: inherit; text-decoration: line-through; }
`;

export const Rules = styled(Accordion)`
  > summary { padding-inline: ${tokens.space.s5}; border-radius: 0 0 ${tokens.radius.card} ${tokens.radius.card}; }
  &[open] > summary { border-radius: 0; }
  /* The edge of the card would cut a ring outside it. */
  > summary:focus-visible { outline-offset: calc(-1 * ${tokens.size.focusRing}); }
  > div { padding-inline: ${tokens.space.s5}; }
`;
