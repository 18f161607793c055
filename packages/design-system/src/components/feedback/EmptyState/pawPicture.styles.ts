import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** The ground of a large sign: a soft, uneven shape, as if a paw had pressed it. */
export const pawPicture = css`
  display: grid;
  place-items: center;
  width: ${tokens.size.illustration};
  height: ${tokens.size.illustration};
  border-radius: 58% 42% 46% 54% / 52% 56% 44% 48%;
  > svg { width: ${tokens.space.s12}; height: ${tokens.space.s12}; }
`;
