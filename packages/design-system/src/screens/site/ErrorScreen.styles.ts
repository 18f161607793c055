import { styled } from "styled-components";
import { pawPicture } from "../../components/feedback/EmptyState/pawPicture.styles.ts";
import { tokens } from "../../tokens/index.ts";

/** The header of the funnel, without its help. */
export const Bar = styled.header`
  /* In line with the other pages' headers. */
  padding-inline: max(${tokens.space.s4}, calc((100% - ${tokens.size.page}) / 2));
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  & a {
    display: flex;
    align-items: center;
    min-height: calc(${tokens.size.touch} + ${tokens.space.s2});
    width: fit-content;
    border-radius: ${tokens.radius.control};
    text-decoration: none;
  }
`;

export const Picture = styled.div`
  ${pawPicture}
  background: ${tokens.color.dangerTint};
  color: ${tokens.color.danger};
`;

export const Frame = styled.main`
  max-inline-size: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s8} ${tokens.space.s4};
  text-align: center;
  /* The look of a button. LinkButton itself would add 0.8 KB to the scripts of every first load, for a page that is hardly ever shown. */
  & a {
    padding: ${tokens.space.s3} ${tokens.space.s6};
    border: ${tokens.size.borderThick} solid ${tokens.color.primary};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
  }
`;
