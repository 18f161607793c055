import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** A container query sets the number of items per slide independently of the screen: the carousel may be in a column or in a dialog. */
export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  width: 100%;
  min-width: 0;
`;

/** Padding for shadows and focus rings, which a scroll container would cut off. */
export const Viewport = styled.div`
  margin-inline: calc(-1 * ${tokens.space.s2});
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-padding-inline: ${tokens.space.s2};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: ${tokens.radius.small};
  &[tabindex] { cursor: grab; }
  &:focus-visible { outline-offset: calc(-1 * ${tokens.size.focusRing}); }
  &[data-grip] { scroll-snap-type: none; }
  &[data-grip="held"] { scroll-behavior: auto; cursor: grabbing; -webkit-user-select: none; user-select: none; }
  ${media.reducedMotion} { scroll-behavior: auto; }
  [data-motion="reduced"] & { scroll-behavior: auto; }
  @media print { overflow: visible; }
`;

export const Track = styled.ul`
  display: flex;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s3} ${tokens.space.s2};
  list-style: none;
  @supports (width: 1cqi) { width: max-content; }
  /* Every slide is printed. */
  @media print { flex-wrap: wrap; width: auto; }
`;

/** In browsers without container queries, the window sets the number of items: one on a phone, at most two elsewhere. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  flex-basis: 100%;
  flex-basis: 100cqi;
  min-width: 0;
  break-inside: avoid;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  @supports not (width: 1cqi) {
    ${media.from768} {
      :is([data-per-slide="2"], [data-per-slide="3"], [data-per-slide="4"]) > & {
        flex-basis: calc((100% - ${tokens.space.s4}) / 2);
        &:nth-child(2n) { scroll-snap-align: none; }
      }
    }
  }
  @container (min-width: 28rem) {
    :is([data-per-slide="2"], [data-per-slide="3"], [data-per-slide="4"]) > & {
      flex-basis: calc((100cqi - ${tokens.space.s4}) / 2);
      &:nth-child(2n) { scroll-snap-align: none; }
    }
  }
  @container (min-width: 44rem) {
    :is([data-per-slide="3"], [data-per-slide="4"]) > & {
      flex-basis: calc((100cqi - 2 * ${tokens.space.s4}) / 3);
      &:nth-child(n) { scroll-snap-align: none; }
      &:nth-child(3n + 1) { scroll-snap-align: start; }
    }
  }
  @container (min-width: 60rem) {
    [data-per-slide="4"] > & {
      flex-basis: calc((100cqi - 3 * ${tokens.space.s4}) / 4);
      &:nth-child(n) { scroll-snap-align: none; }
      &:nth-child(4n + 1) { scroll-snap-align: start; }
    }
  }
`;

/** Marks of one's own are between the two buttons if there is room, otherwise on a separate line above them. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s2};
  [dir="rtl"] & > button > svg { transform: scaleX(-1); }
  @container (min-width: 24rem) { flex-wrap: nowrap; justify-content: center; }
  @media print { display: none; }
`;

export const Marks = styled.div`
  display: flex;
  justify-content: center;
  order: -1;
  flex-basis: 100%;
  min-width: 0;
  @container (min-width: 24rem) { order: 0; flex-basis: auto; }
`;

/** The dots, between the two buttons from the width on that holds them all. */
export const Dots = styled.div`
  display: flex;
  min-width: 0;
  &[data-from="narrow"] {
    display: none;
    @container (min-width: 24rem) { display: flex; }
  }
  &[data-from="wide"] {
    display: none;
    @container (min-width: 43rem) { display: flex; }
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.size.touchMinimum};
  height: ${tokens.size.touchMinimum};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  cursor: pointer;
  &::before {
    content: "";
    width: ${tokens.space.s3};
    height: ${tokens.space.s3};
    border: ${tokens.size.borderThick} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  }
  &:focus-visible { outline-offset: calc(-1 * ${tokens.space.s1}); }
  ${media.hover} { &:hover::before { border-color: ${tokens.color.primary}; } }
  &[aria-current]::before {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
    transform: scale(1.25);
  }
  ${media.forcedColors} { &[aria-current]::before { background: Highlight; } }
`;

/** It shrinks to several lines of large text, so that the two buttons stay at its sides. */
export const Counter = styled.p`
  flex: 1 1 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-wrap: balance;
  @container (min-width: 24rem) { flex: none; }
  &[data-until="narrow"] { @container (min-width: 24rem) { display: none; } }
  &[data-until="wide"] { @container (min-width: 43rem) { display: none; } }
`;
