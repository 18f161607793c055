import { tokens } from "@petbox/design-system/tokens";
import { styled } from "styled-components";

/** What is shown, told apart from what is said about it. */
export const Frame = styled.div`
  margin-block: ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  overflow: auto;
  /* What is fixed to the screen stays in its frame. */
  transform: translateZ(0);
  > [data-theme] { padding: ${tokens.space.s6}; }
`;
