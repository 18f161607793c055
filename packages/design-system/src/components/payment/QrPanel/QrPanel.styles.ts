import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Payment = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s5} ${tokens.space.s6};
`;

/** The code brings its own white ground, whatever the theme: a camera reads nothing else. */
export const Plate = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};

  & > svg { display: block; max-width: 100%; height: auto; }
`;

export const Side = styled.div`
  display: grid;
  flex: 1 1 ${tokens.size.tileMedium};
  gap: ${tokens.space.s4};
  min-width: 0;
`;

/** How to pay where the code is on the same screen as the bank, and where it is on another one. */
export const Hint = styled.p`
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &[data-device="computer"] { display: none; }
  ${media.from768} {
    &[data-device="phone"] { display: none; }
    &[data-device="computer"] { display: block; }
  }
`;

export const Expiry = styled.p`
  color: ${tokens.color.inkSoft};
  & [role="timer"] { color: ${tokens.color.ink}; font-weight: ${tokens.fontWeight.bold}; }
`;
