import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** A form, because the unsaved text of forms survives a reload. */
export const FreightRow = styled.form`
  display: grid;
  gap: ${tokens.space.s2} ${tokens.space.s4};

  ${media.from768} {
    grid-template-columns: minmax(0, ${tokens.size.tileLarge}) minmax(0, 1fr);
    align-items: end;
  }
`;

/** One line is reserved, so that the plans stay in place when the freight arrives; on wide screens in the middle of the field's box. */
export const FreightResult = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  min-height: ${tokens.space.s6};
  ${media.from768} {
    min-height: ${tokens.size.touch};
    /* As much as the field keeps for its error. */
    margin-block-end: calc(${tokens.space.s4} + ${tokens.space.s1});
  }
`;
