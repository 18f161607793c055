import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** A phone cannot scan its own screen: there the copy button comes first and the drawing last. */
export const Payment = styled.div`
  display: contents;
  > :first-child { order: 1; justify-self: center; }
  + * { order: -1; }

  ${media.from600} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space.s5} ${tokens.space.s6};
    > :first-child { order: 0; }
    + * { order: 0; }
  }
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
  text-wrap: pretty;
`;

export const Expiry = styled.p`
  color: ${tokens.color.inkSoft};
  & [role="timer"] { color: ${tokens.color.ink}; font-weight: ${tokens.fontWeight.bold}; }
`;
