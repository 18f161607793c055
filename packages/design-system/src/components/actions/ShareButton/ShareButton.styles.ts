import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
  min-width: 0;

  &[data-full-width] { display: grid; grid-template-columns: minmax(0, 1fr); }
`;

/** The live region exists before it has a text, and takes no room until then. */
export const Failure = styled.p`
  flex-basis: 100%;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  &:empty { position: absolute; }
`;
