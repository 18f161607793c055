import { styled } from "styled-components";

/* Out of sight under its button, yet laid out: a browser opens the calendar where the input is. */
export const NativePicker = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;
