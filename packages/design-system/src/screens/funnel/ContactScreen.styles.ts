import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const ContactForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${tokens.space.s2};
  /* Sets the welcome of a known customer apart from the next field. */
  > [data-tone] { margin-block-end: ${tokens.space.s4}; }
`;

/** Stands under the e-mail, and takes no room without a text. */
export const EmailAdvice = styled.div`
  margin-block-end: ${tokens.space.s3};
  &:empty { position: absolute; }
`;
