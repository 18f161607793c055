import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";
import { SchemeChoice } from "../SchemeChoice/index.ts";
import { LegalLine } from "./LegalLine.tsx";

/**
 * The end of every page; `content-visibility` renders it when it comes near, with an estimated height until then. The
 * estimate is never below the height on the widest screen: a short page would grow and shrink while the document is
 * streaming.
 */
export const Root = styled.footer`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(1.4 * ${tokens.size.column});
  min-block-size: calc(1.2 * ${tokens.size.column});
  margin-block-start: ${tokens.space.s8};
  padding-block: ${tokens.space.s6} max(${tokens.space.s6}, env(safe-area-inset-bottom));
  ${media.from768} { padding-block-start: ${tokens.space.s10}; }
  border-radius: 50% 50% 0 0 / ${tokens.space.s8} ${tokens.space.s8} 0 0;
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.ink};

  & ul { list-style: none; }

  /* Paper names the seller only. */
  @media print {
    content-visibility: visible;
    min-block-size: 0;
    margin: 0;
    padding: 0;
    background: none;
    > div > :not(:last-child) { display: none; }
  }
`;

export const Welcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s4};
  padding-block-end: ${tokens.space.s3};
  ${media.from768} { padding-block-end: ${tokens.space.s6}; }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & a {
    display: grid;
    place-items: center;
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surface};
    color: ${tokens.color.primary};
  }
  ${media.hover} { & a:hover { background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; } }
  & svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
`;

/** From 768 px three columns, filled one after the other: a grid of five groups would leave a hole. */
export const Groups = styled.div`
  ${media.from768} {
    columns: 3;
    column-gap: ${tokens.space.s8};
    & > * { break-inside: avoid; padding-block-end: ${tokens.space.s6}; }
  }
  ${media.from998} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${tokens.space.s6};
    & > * { padding-block-end: 0; }
  }
`;

/** Collapsible on a phone; from 768 px always open, with a plain heading instead of the summary. */
export const Group = styled(Accordion)`
  & h2 { display: none; }

  > div a {
    display: inline-block;
    /* A touch target around one line. A link of two lines is as far from its neighbours. */
    min-height: ${tokens.size.touchMinimum};
    padding-block: calc((${tokens.size.touchMinimum} - 1em * ${tokens.lineHeight.tight}) / 2);
    vertical-align: top;
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.regular};
    line-height: ${tokens.lineHeight.tight};
    text-decoration: none;
  }
  ${media.hover} { > div a:hover { color: ${tokens.color.primary}; text-decoration: underline; } }

  ${media.from768} {
    && { border: 0; }
    && > div { padding: 0; }

    @supports selector(details::details-content) {
      &::details-content { display: block; content-visibility: visible; }
      > summary { display: none; }
      & h2 { display: block; margin-block-end: ${tokens.space.s2}; }
    }
  }
`;

export const Hours = styled.p`
  padding-block: ${tokens.space.s2};
`;

export const Trust = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s4} ${tokens.space.s8};
  margin-block-start: ${tokens.space.s3};
  padding-block: ${tokens.space.s4};
  ${media.from768} { margin-block-start: ${tokens.space.s6}; padding-block: ${tokens.space.s6}; }
  border-block: ${tokens.size.border} solid ${tokens.color.border};
`;

export const Seals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & > li > * {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touchMinimum};
    padding-inline: ${tokens.space.s3};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.bold};
  }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; color: ${tokens.color.success}; }
`;

export const Stores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`;

export const Scheme = styled(SchemeChoice)`
  padding-block-start: ${tokens.space.s5};
`;

export const Legal = styled(LegalLine)`
  padding-block-start: ${tokens.space.s5};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  text-align: center;
`;
