import { tokens } from "@petbox/design-system/tokens";
import { styled } from "styled-components";

/** The frame of a live example. */
export const Frame = styled.div`
  margin-block: ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  overflow: auto;
  /* Contains elements with a fixed position. */
  transform: translateZ(0);
  > [data-theme] { padding: ${tokens.space.s6}; }
`;
