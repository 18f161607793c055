import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Rows on a phone, whose picture and text stack in large text sizes; from 998 px four columns joined by a dashed line. */
export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s6};
  list-style: none;

  ${media.from600} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${tokens.space.s8}; }
  ${media.from998} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${tokens.space.s8}; }

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s4};
    ${media.from998} { flex-flow: column; align-items: stretch; }
  }
  & > li > :last-child {
    flex: 3 1 ${tokens.size.tileSmall};
    ${media.from998} { flex: none; }
  }
  ${media.from998} {
    & > li + li::before {
      content: "";
      position: absolute;
      inset: 24% 97% auto auto;
      width: ${tokens.space.s10};
      border-block-start: ${tokens.size.focusRing} dashed ${tokens.color.highlight};
    }
  }
`;

export const StepPicture = styled.div`
  position: relative;
  flex: 2 1 calc(${tokens.size.illustration} * 0.75);
  ${media.from998} { flex: none; }
  & img { width: 100%; background: none; }
`;

/** In em, to grow with its number. */
export const StepNumber = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  display: grid;
  place-items: center;
  width: 2em;
  height: 2em;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: ${tokens.fontWeight.black};
  line-height: 1;
  ${media.from998} { font-size: ${tokens.fontSize.large}; }
`;

export const Contents = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  margin-block-start: ${tokens.space.s12};
  padding: ${tokens.space.s6} ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
  & > h3 { text-align: center; }

  ${media.from998} {
    & > h3 { text-align: start; }
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.space.s10};
    padding: ${tokens.space.s6} ${tokens.space.s10};
  }
`;

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.illustration}), 1fr));
  gap: ${tokens.space.s4};
  list-style: none;
  ${media.from600} { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  & > li { display: grid; justify-items: center; gap: ${tokens.space.s2}; font-weight: ${tokens.fontWeight.bold}; text-align: center; line-height: ${tokens.lineHeight.tight}; }
  & img { width: calc(${tokens.size.illustration} * 0.75); background: none; }
`;
