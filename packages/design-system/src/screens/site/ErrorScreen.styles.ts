import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Frame = styled.main`
  max-inline-size: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s12} ${tokens.space.s4};
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
