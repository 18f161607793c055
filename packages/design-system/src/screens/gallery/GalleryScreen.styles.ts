import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Opening = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  margin-block-end: ${tokens.space.s6};
  text-align: center;
  text-wrap: balance;
`;

/** Centres the tabs above the pictures where there is room. */
export const Choices = styled.div`
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
  & [role="tablist"] { ${media.from450} { justify-content: center; } }
  & [role="tabpanel"] { padding-block-start: ${tokens.space.s3}; }
  /* Three track names fit on a phone. */
  & [role="tab"] { padding-inline: ${tokens.space.s2}; ${media.from450} { padding-inline: ${tokens.space.s4}; } }
  & [role="tab"] svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
`;

/** As tall as the track tabs, so that switching between dogs and cats does not move the picture. */
export const NoChoice = styled.p`
  display: grid;
  place-items: center;
  min-height: calc(${tokens.size.touch} + ${tokens.space.s3} + ${tokens.size.border});
  color: ${tokens.color.inkSoft};
  text-align: center;
  text-wrap: balance;
`;

/** Its position is unknown until the boxes above have loaded: their contents take as many lines as the server sends. */
export const Next = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  max-width: calc(${tokens.size.column} * 1.25);
  margin: ${tokens.space.s10} auto 0;
  padding: ${tokens.space.s8} ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.highlightTint};
  text-align: center;
  text-wrap: balance;
  &[data-waiting] { visibility: hidden; }
`;
