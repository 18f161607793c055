import { styled } from "styled-components";
import { buttonLook } from "../Button/Button.styles.ts";

export const Root = styled.a`${buttonLook}`;
