import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

export const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
  field-sizing: content;
  min-block-size: 6em;
  max-block-size: 18em;
`;
