import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Every field takes the whole line, except short ones, which share a line where their labels fit. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2} ${tokens.space.s3};

  & > * { flex: 1 0 100%; min-width: 0; }
  & > [data-span="half"] { flex: 0 1 13em; }
  & > [data-span="most"] { flex: 2 1 10em; }
  & > [data-span="few"] { flex: 1 1 6em; }
`;

/** The live region of the look-up exists before it has a text, and takes no room until then. */
export const ResultRow = styled.div`
  margin-block-end: ${tokens.space.s3};
  &:empty { position: absolute; }
`;
