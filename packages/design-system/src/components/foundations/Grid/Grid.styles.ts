import { styled } from "styled-components";
import { gaps } from "../../../theme/gaps.ts";
import { tokens } from "../../../tokens/index.ts";

const tiles = (smallest: string) => `grid-template-columns: repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr));`;

export const Root = styled.div`
  display: grid;
  min-width: 0;
  list-style: none;
  ${gaps}
  /* Cards side by side have equal heights. */
  &[role="list"] > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  &[data-tile="small"] { ${tiles(tokens.size.tileSmall)} }
  &[data-tile="medium"] { ${tiles(tokens.size.tileMedium)} }
  &[data-tile="large"] { ${tiles(tokens.size.tileLarge)} }
`;
