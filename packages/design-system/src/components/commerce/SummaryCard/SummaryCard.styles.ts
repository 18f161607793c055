import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { unfoldedInPrint } from "../../../theme/unfoldedInPrint.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";

export const Root = styled.section`
  min-width: 0;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
`;

/** Folded on screens without room beside the form; elsewhere always open, without its line. */
export const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2} ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    padding: ${tokens.space.s2} ${tokens.space.s4} ${tokens.space.s2} ${tokens.space.s2};
    border-radius: ${tokens.radius.card};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg:last-child { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
  &[open] > summary > svg:last-child { transform: rotate(180deg); }
  &[open] > ${Parts} { padding-block-start: ${tokens.space.s3}; }
  /* The line above it says what this is. */
  ${media.below998} { & > ${Parts} > :is(h2, h3) { ${visuallyHidden} } }

  ${unfoldedInPrint}

  ${media.from998} {
    @supports selector(details::details-content) {
      &::details-content { display: block; content-visibility: visible; }
      & > summary { display: none; }
      &, &[open] { & > ${Parts} { padding-block-start: ${tokens.space.s5}; } }
    }
  }
`;

/** In large text the line stands below the picture. */
export const FoldFace = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  min-width: 0;
`;

export const FoldLine = styled.div`
  flex: 1 1 auto;
  width: min-content;
  min-width: 0;
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: break-word;

  & > :first-child { font-weight: ${tokens.fontWeight.bold}; }
  & > :last-child { margin-block-start: ${tokens.space.s1}; color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; font-variant-numeric: tabular-nums; }
`;

export const Rows = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  font-variant-numeric: tabular-nums;

  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${tokens.space.s4}; }
  & dt { color: ${tokens.color.inkSoft}; }
  /* A long fact has its lines beside the term; in large text it stands below. */
  & dd {
    flex: 1 1 6em;
    min-width: 0;
    font-weight: ${tokens.fontWeight.bold};
    text-align: end;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const Part = styled.div`
  min-width: 0;
  padding-block-start: ${tokens.space.s4};
  border-block-start: ${tokens.size.border} dashed ${tokens.color.border};
`;
