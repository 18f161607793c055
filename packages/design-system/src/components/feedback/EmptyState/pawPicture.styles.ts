import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** The ground of a large sign: a soft, uneven shape, as if a paw had pressed it. In large text it leaves the room to the words. */
export const pawPicture = css`
  display: grid;
  place-items: center;
  width: min(${tokens.size.illustration}, 50%);
  aspect-ratio: 1;
  border-radius: 58% 42% 46% 54% / 52% 56% 44% 48%;
  > svg { width: 40%; height: 40%; }
`;
