import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const ContactForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${tokens.space.s2};
  /* What is said to somebody whom the shop knows stands apart from the field that follows. */
  > [data-tone] { margin-block-end: ${tokens.space.s4}; }
`;
