import { styled } from "styled-components";
import { visuallyHidden } from "./visuallyHidden.ts";

export const Root = styled.span`${visuallyHidden}`;
