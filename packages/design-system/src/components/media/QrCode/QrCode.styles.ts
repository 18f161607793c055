import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** White background in every theme, because cameras require it. */
export const Plate = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};

  /* Reserves the place of the drawing until its chunk has loaded. */
  width: calc(4 * ${tokens.space.s16});
  aspect-ratio: 1;
  box-sizing: content-box;
  &[data-size="large"] { box-sizing: border-box; width: calc(6 * ${tokens.space.s16}); }

  & > svg { display: block; width: 100%; height: auto; }
`;
