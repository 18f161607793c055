import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";

/** Amount, payee and expiry come first on a phone; wider, and on paper, the drawing stands beside them. */
export const Payment = styled.div`
  ${media.from600}, print {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space.s5} ${tokens.space.s6};
  }
`;

/** The drawing where another device can scan it. */
export const OpenDrawing = styled.div`
  display: none;
  ${media.from600}, print { display: block; }
`;

/** The drawing on a phone, which cannot scan its own screen. */
export const FoldedDrawing = styled(Accordion)`
  ${media.from600}, print { display: none; }
  > div > * { margin-inline: auto; }
`;

export const Side = styled.div`
  display: grid;
  flex: 1 1 ${tokens.size.tileMedium};
  gap: ${tokens.space.s4};
  min-width: 0;
`;

/** How to pay with the bank's app on this device, and on another one. */
export const Hint = styled.p`
  overflow-wrap: anywhere;
  /* Paper is no device that copies. */
  &[data-device="this"] { @media print { display: none; } }
`;

export const Expiry = styled.p`
  color: ${tokens.color.inkSoft};
  & [role="timer"] { color: ${tokens.color.ink}; font-weight: ${tokens.fontWeight.bold}; }
  @media print { display: none; }
`;

/** On paper no time passes: the end is a time of day. */
export const PrintedExpiry = styled.p`
  display: none;
  @media print { display: block; }
`;
