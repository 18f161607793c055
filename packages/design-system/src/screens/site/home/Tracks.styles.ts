import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** On a phone the picture is beside the name, and the description below both. */
export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space.s4};
  list-style: none;
  ${media.from768} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${tokens.space.s6}; }

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s2} ${tokens.space.s4};
    padding: ${tokens.space.s4} ${tokens.space.s4} ${tokens.space.s2};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
    transition: transform ${tokens.duration.medium} ${tokens.easing.out};
    ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }

    ${media.from768} {
      flex-flow: column;
      align-items: stretch;
      padding: ${tokens.space.s5} ${tokens.space.s5} ${tokens.space.s3};
    }
  }
  ${media.hover} { & > li:hover { transform: translateY(calc(-1 * ${tokens.space.s1})); } }
  & img {
    flex: 2 1 calc(${tokens.size.illustration} * 0.75);
    min-width: 0;
    background: none;
    ${media.from768} { flex: none; width: 100%; }
  }
`;

export const Name = styled.div`
  flex: 3 1 ${tokens.size.tileSmall};
  display: grid;
  gap: ${tokens.space.s1};
  ${media.from768} { flex: none; }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 0 100%;
  align-content: space-between;
  justify-items: start;
  ${media.from768} { flex: 1; }
  gap: ${tokens.space.s1};
`;

/** Makes the whole card a click target for its link. */
export const More = styled.span`
  & > a::after { content: ""; position: absolute; inset: 0; border-radius: ${tokens.radius.card}; }
  & svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
