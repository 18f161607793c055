import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";
import { Root as Ribbon } from "../../status/Ribbon/Ribbon.styles.ts";

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};

  &[data-noticed] { border-color: ${tokens.color.highlight}; }
  &[data-chosen] { border-color: ${tokens.color.primary}; background: ${tokens.color.chosenTint}; }
  ${media.hover} { &:has(button:not([aria-disabled="true"])):hover { border-color: ${tokens.color.primary}; } }
`;

const halfRibbon = `0.5 * ${tokens.fontSize.small} * ${tokens.lineHeight.tight} + ${tokens.space.s1} + ${tokens.size.borderThick}`;

/** The marks lie on the border, by half their height. A second line, in large text, moves the content down. */
export const Marks = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s1};
  margin-inline: calc(${tokens.space.s3} - ${tokens.space.s5});
  margin-block: calc(-1 * (${tokens.space.s5} + ${halfRibbon})) calc(${tokens.space.s5} - ${tokens.space.s4} - (${halfRibbon}));
`;

/** The look of a ribbon, in the colour of the chosen card. */
export const Chosen = styled(Ribbon)`
  margin-inline-start: auto;
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};

  /* Beside a ribbon, a narrow card has room for the check mark only: in a circle as high as the ribbon. */
  @container (max-width: 14rem) {
    &:not(:only-child) { padding-inline: ${tokens.space.s1}; }
    &:not(:only-child) > svg { width: calc(1em * ${tokens.lineHeight.tight}); height: calc(1em * ${tokens.lineHeight.tight}); }
    &:not(:only-child) > span { ${visuallyHidden} }
  }
`;

/** The hit area of the button covers the whole card; the button itself keeps the name, the focus and its shape. */
export const Action = styled.div`
  margin-block-start: auto;

  & > button:not([data-pending]) {
    position: static;
    transform: none;
    &::after { content: ""; position: absolute; inset: 0; border-radius: ${tokens.radius.card}; }
  }
`;

export const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  flex: none;
  overflow: hidden;
  border-radius: ${tokens.radius.control};

  & img { width: 100%; height: 100%; object-fit: contain; }
  ${media.forcedColors} { &:empty { background: GrayText; } }
`;
