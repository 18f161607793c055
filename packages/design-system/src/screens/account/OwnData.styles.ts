import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** One column on a phone; on wide screens the name above pairs of facts of one kind: two with a note, two with a button. */
export const Facts = styled.dl`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5} ${tokens.space.s8};
  margin: 0;
  ${media.from768} {
    /* Two columns, or one where large text needs the width. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(18 * ${tokens.fontSize.body}, 50% - ${tokens.space.s8})), 1fr));
    > :first-child { grid-column: 1 / -1; }
  }
`;

/** A fact, with the button that changes it beside it. */
export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 0 ${tokens.space.s4};
  overflow-wrap: anywhere;
  /* With text at 200% on a phone, the button is below its fact, so that no word is broken. */
  @container (width < 12rem) { grid-template-columns: minmax(0, 1fr); }
`;

export const Action = styled.dd`
  grid-area: 1 / 2 / span 2;
  align-self: center;
  margin: 0;
  @container (width < 12rem) { grid-area: auto; margin-block-start: ${tokens.space.s2}; }
`;

export const Term = styled.dt`
  grid-column: 1;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Value = styled.dd`
  grid-column: 1;
  margin: 0;
  font-weight: ${tokens.fontWeight.semibold};
`;

/** Explains why a fact cannot be changed here and who can change it. */
export const Note = styled.dd`
  grid-column: 1 / -1;
  margin: ${tokens.space.s1} 0 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

/** While a tab loads, the profile below it waits unseen and does not move. */
export const BelowTabs = styled.div`
  :has([role="tabpanel"]:not([hidden]) [aria-busy="true"]:not(form, button, dialog *)) + & { visibility: hidden; }
`;

/** Reserves the space of the tabs. */
export const TabsPlace = styled.div`
  height: ${tokens.size.touch};
  box-shadow: inset 0 calc(-1 * ${tokens.size.border}) ${tokens.color.border};
`;
