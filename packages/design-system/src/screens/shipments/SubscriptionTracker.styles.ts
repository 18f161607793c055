import { styled } from "styled-components";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** On wide screens the facts are beside the pet and the steps span the full width. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  ${media.from768} {
    gap: ${tokens.space.s6};
    /* A long sentence beside the pet leaves room for its portrait and name side by side. */
    grid-template-columns: minmax(40%, 1fr) auto;
    align-items: center;
    > :nth-child(n + 3), > ol { grid-column: 1 / -1; }
    > [role="note"] { grid-column: 1 / -1; }
  }
`;

export const Pet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s4};
`;

export const Portrait = styled.div`
  flex: none;
  width: ${tokens.space.s16};
  ${media.from768} { width: calc(2 * ${tokens.space.s10}); }
`;

export const Names = styled.div`
  display: grid;
  flex: 1 1 10em;
  justify-items: start;
  gap: ${tokens.space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The medal of a loyalty level, in its own metal. */
export const LevelMedal = styled(Icon)`
  &[data-level="Bronze"] { color: ${tokens.color.bronze}; }
  &[data-level="Prata"] { color: ${tokens.color.silver}; }
  &[data-level="Ouro"] { color: ${tokens.color.gold}; }
  &[data-level="Platina"] { color: ${tokens.color.platinum}; }
  &[data-level="Diamante"] { color: ${tokens.color.diamond}; }
`;

/** One line on a phone where it fits. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s3};
  ${media.from768} { display: block; text-align: end; }
`;

/** Links whose own height separates their lines, and them from what is above and below. */
export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.s6};
  align-items: center;
  min-height: ${tokens.size.touchMinimum};
  margin-block: calc(-1 * ${tokens.space.s2});
  &:empty { display: none; }
`;

export const OnAPhone = styled.span`
  ${media.from768} { display: none; }
`;

export const OnAWideScreen = styled.span`
  display: none;
  ${media.from768} { display: inline; }
`;
