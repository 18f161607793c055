import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** Reserves the height of the first picture, its caption and its buttons, so that nothing shifts when they load. */
export const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  width: 100%;
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
  padding-block-start: ${tokens.space.s3};
`;

export const WaitingPicture = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  aspect-ratio: 4 / 3;
  max-height: max(48vh, ${tokens.size.tileMedium});
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  & > span { height: 100%; border-radius: 0; }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: ${tokens.color.page};
  }
  /* No picture to show yet. */
  & > img[src="data:,"] { display: none; }
`;

export const WaitingCaption = styled.div`
  display: flex;
  justify-content: center;
  padding-block-end: ${tokens.space.s3};
  & > span { width: ${tokens.size.tileSmall}; }
`;

/** Reserves the space of the buttons. */
export const WaitingControls = styled.div`
  height: ${tokens.size.touch};
`;
