import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

export const Select = styled.select`
  ${controlLook}
  appearance: none;
  cursor: pointer;
`;
