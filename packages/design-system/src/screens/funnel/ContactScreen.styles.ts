import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const ContactForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${tokens.space.s2};
  /* Sets the welcome of a known customer apart from the next field. */
  > [data-tone] { margin-block-end: ${tokens.space.s4}; }
  > [data-awaited] { visibility: hidden; }
`;

/** Stands under the error of the e-mail, in the empty room of the suggestion, and takes no room without a text. */
export const EmailAdvice = styled.div`
  margin-block-start: calc(${tokens.fontSize.small} * ${tokens.lineHeight.body} - ${tokens.size.touchMinimum});
  margin-block-end: ${tokens.space.s3};
  &:empty { position: absolute; }
`;
