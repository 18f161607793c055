import { styled } from "styled-components";

/* Invisible under its button, yet laid out: the browser opens the calendar at the input. */
export const NativePicker = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;
