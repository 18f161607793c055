import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Every field takes the whole line, except short ones, which share a line where their labels fit. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2} ${tokens.space.s3};

  & > *, & > * > * { flex: 1 0 100%; min-width: 0; }
  & [data-span="half"] { flex: 0 1 13em; }
  & [data-span="most"] { flex: 2 1 10em; }
  & [data-span="few"] { flex: 1 1 6em; }
  /* The error of a short field takes the whole line. A field that is short on its own stays so. */
  & [data-span]:has(> [data-invalid]) { flex: 1 0 100%; }
  & [data-span="half"] > * > :has(> input) { max-width: 13em; }
  /* What the look-up has filled in reads as text. */
  && [data-text] input { min-height: 0; margin-inline-start: calc(-1 * ${tokens.size.border}); padding: 0; border-color: transparent; background: none; color: inherit; }
  /* Forced colours draw even a transparent border. */
  ${media.forcedColors} { && [data-text] input { border-color: Canvas; } }
  /* On one line with the CEP, as high as its field. */
  ${media.from450} { && [data-text] input { min-height: ${tokens.size.touch}; } }
  & [data-text] svg { display: none; }
`;

/** The fields after the CEP, in the same lines as if they were alone. */
export const Rest = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

/** The live region of the look-up exists before it has a text, and takes no room until then. */
export const ResultRow = styled.div`
  margin-block-end: ${tokens.space.s3};
  &:empty { position: absolute; }
`;
