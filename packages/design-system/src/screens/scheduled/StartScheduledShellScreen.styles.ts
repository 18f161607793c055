import { styled } from "styled-components";
import { Text } from "../../components/foundations/Text/index.ts";

export const Intro = styled(Text)`
  max-width: 62ch;
`;
