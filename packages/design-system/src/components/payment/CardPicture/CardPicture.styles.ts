import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  width: 100%;
  /* On a phone the first field is visible below the picture. */
  max-width: calc(${tokens.size.column} * 0.4);
  ${media.from450} { max-width: calc(${tokens.size.column} * 0.6); }
  margin-inline: auto;
  perspective: ${tokens.size.column};
  container-type: inline-size;
  /* Printers flatten the turned card, and show the mirrored back. */
  @media print { display: none; }
`;

export const Turning = styled.div`
  display: grid;
  transform-style: preserve-3d;
  transition: transform ${tokens.duration.slow} ${tokens.easing.out};

  [data-side="back"] > & { transform: rotateY(180deg); }
`;

export const Face = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  overflow: hidden;
  aspect-ratio: 1.586;
  min-width: 0;
  padding: 1.25em;
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.card};
  background: linear-gradient(135deg, transparent, ${tokens.color.backdrop} 300%) ${tokens.color.brandGround};
  color: ${tokens.color.onBrandGround};
  /* Text on the picture scales with the card, not with the text around it. */
  font-size: min(${tokens.space.s4}, 4.5vw);
  font-size: min(${tokens.space.s4}, 5.5cqi);
  line-height: ${tokens.lineHeight.tight};
  box-shadow: ${tokens.shadow.raised};
  backface-visibility: hidden;

  &[data-face="back"] { transform: rotateY(180deg); padding-inline: 0; justify-content: flex-start; gap: ${tokens.space.s5}; }
`;

/** A large paw in the corner, part of the background. */
export const Watermark = styled.svg`
  position: absolute;
  inset-block-end: -22%;
  inset-inline-end: -8%;
  width: 52%;
  max-width: none;
  opacity: 0.1;
  transform: rotate(-18deg);
  fill: currentColor;
  /* The paw is a drawing of PetBox's own brand. */
  [data-brand] & { display: none; }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  min-width: 0;
`;

export const Chip = styled.span`
  width: 2.5em;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.highlight};
  ${media.forcedColors} { background: CanvasText; }
`;

export const Brand = styled.span`
  font-size: 1.125em;
  font-style: italic;
  font-weight: ${tokens.fontWeight.black};
  letter-spacing: 0.02em;
`;

export const Digits = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: 0.25em;
  font-size: 1.125em;
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;

  & > span { display: inline-flex; }
  & > span > span { width: 0.66em; text-align: center; }
  & [data-kind="empty"] { opacity: 0.45; }
`;

export const Line = styled.div`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.s1};
  font-weight: ${tokens.fontWeight.bold};

  &:last-child { flex: none; }
`;

export const Caption = styled.span`
  font-size: 0.875em;
  font-weight: ${tokens.fontWeight.regular};
`;

/** A long name takes a second line at most: cards have up to 26 characters. */
export const Holder = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-transform: uppercase;
`;

export const Stripe = styled.span`
  height: 2.5em;
  background: ${tokens.color.ink};
  ${media.forcedColors} { background: CanvasText; }
`;

export const Signature = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 2.5em;
  margin-inline: 1.25em;
  padding-inline: 1em;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-weight: ${tokens.fontWeight.black};
  letter-spacing: 0.2em;
`;
