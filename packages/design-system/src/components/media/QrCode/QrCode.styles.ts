import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** The code brings its own white ground, whatever the theme: a camera reads nothing else. */
export const Plate = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};

  /* The place of the drawing before it has come. */
  width: calc(4 * ${tokens.space.s16});
  aspect-ratio: 1;
  box-sizing: content-box;
  &[data-size="large"] { box-sizing: border-box; width: calc(6 * ${tokens.space.s16}); }

  & > svg { display: block; width: 100%; height: auto; }
`;
