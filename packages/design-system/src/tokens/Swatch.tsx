import { styled } from "styled-components";
import { tokens } from "./index.ts";

const colors = Object.entries(tokens.color)
  .map(([name, color]) => `&[data-color="${name}"]{background:${color};}`)
  .join("");

const Root = styled.div`
  height: ${tokens.space.s16};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  ${colors}
`;

/** A patch of one colour, for the pages about the foundations. */
export function Swatch({ color }: { color: keyof typeof tokens.color }) {
  return <Root data-color={color} />;
}
