import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../index.ts";

type Leaves = Readonly<Record<string, string>>;

/** One rule per token of a group: the attribute selects the token, the declaration uses it. */
const each = (group: Leaves, attribute: string, property: string) =>
  Object.entries(group)
    .map(([name, value]) => `&[data-${attribute}="${name}"]{${property}:${value};}`)
    .join("");

const colors = each(tokens.color, "color", "background");
const sizes = each(tokens.fontSize, "size", "font-size");
const weights = each(tokens.fontWeight, "weight", "font-weight");
const heights = each(tokens.lineHeight, "height", "line-height");
const spaces = each(tokens.space, "length", "width");
const lengths = each(tokens.size, "length", "width");
const corners = each(tokens.radius, "radius", "border-radius");
const shadows = each(tokens.shadow, "shadow", "box-shadow");
const durations = each(tokens.duration, "duration", "transition-duration");

export const Patch = styled.div`
  height: ${tokens.space.s16};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  ${colors}
`;

export const Sample = styled.p`
  overflow-wrap: anywhere;
  ${sizes}
  ${weights}
  ${heights}
`;

export const Bar = styled.div`
  height: ${tokens.space.s4};
  max-width: 100%;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.primary};
  ${spaces}
  ${lengths}
`;

export const Box = styled.div`
  height: ${tokens.size.illustration};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  ${corners}
  ${shadows}
`;

export const Track = styled.div`
  container-type: inline-size;
  padding: ${tokens.space.s2};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primaryTint};
`;

export const Runner = styled.div`
  width: ${tokens.space.s8};
  height: ${tokens.space.s8};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primary};
  transition: transform ${tokens.easing.out};
  ${durations}
  &[data-arrived] {
    transform: translateX(100%);
    transform: translateX(calc(100cqw - 100%));
  }
`;

/** A list whose entries are laid out in columns on wide screens. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tileMedium}), 1fr));
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s6};
  padding-bottom: ${tokens.space.s4};
  border-bottom: ${tokens.size.border} solid ${tokens.color.border};
`;

export const Code = styled.code`
  font-size: ${tokens.fontSize.small};
  overflow-wrap: anywhere;
`;

/** Code that a press copies. */
export const Copyable = styled.button`
  min-height: ${tokens.space.s6};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: copy;
  ${media.hover} { &:hover { text-decoration: underline; } }
`;

/** What came of it. */
export const Outcome = styled.span`
  color: ${tokens.color.success};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.bold};
  &:not(:empty) { margin-inline-start: ${tokens.space.s2}; }
`;

/** A number, never in two lines. */
export const Ratio = styled.span`
  white-space: nowrap;
`;
