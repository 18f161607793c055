import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Mark = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  display: flex;
  padding: ${tokens.space.s1};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  opacity: 0;
  transform: scale(0.5);
  transition-property: opacity, transform;
  transition-duration: ${tokens.duration.fast};
  transition-timing-function: ${tokens.easing.out};
  svg {
    inline-size: ${tokens.space.s4};
    block-size: ${tokens.space.s4};
    stroke-width: 3;
  }
`;

export const Face = styled.span`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  /* The texts fill the card, so that a description can align its end with those of the row. */
  &:has(img) {
    grid-template-rows: auto 1fr;
  }
  /* Without a picture, the name leaves room for the check mark. */
  &:not(:has(img)) {
    padding-inline: ${tokens.space.s2};
  }
  /* With large text there is no room beside the picture. */
  [data-count="3"] &:has(img) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s4};
    text-align: start;
    ${media.from600} {
      display: grid;
      align-items: stretch;
      gap: ${tokens.space.s2};
      text-align: center;
    }
  }
`;

export const Picture = styled.span`
  display: flex;
  justify-content: center;
  /* The real size sets the aspect ratio; the card sets the height, so that names in a row align. */
  img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: ${tokens.size.illustration};
    object-fit: contain;
  }
  [data-count="3"] & img {
    block-size: ${tokens.space.s16};
    ${media.from600} {
      block-size: ${tokens.size.illustration};
    }
  }
  [data-count="4"] & img {
    block-size: calc(${tokens.space.s12} * 2);
  }
`;

export const Texts = styled.span`
  display: grid;
  grid-template-rows: auto 1fr;
  flex: 1 1 ${tokens.size.tileSmall};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
`;

export const Description = styled.span`
  margin-block-start: ${tokens.space.s1};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Pending = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  display: flex;
  color: ${tokens.color.primary};
`;
