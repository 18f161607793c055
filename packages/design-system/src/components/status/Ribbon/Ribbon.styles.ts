import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  max-width: 100%;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.borderThick} solid ${tokens.color.surface};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.highlight};
  color: ${tokens.color.onHighlight};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;

  & svg { width: 1em; height: 1em; flex: none; }

  /* A brand may choose any affection, so texts are never on it: only the end with the star is. */
  &[data-tone="affection"] {
    overflow: hidden;
    border-radius: ${tokens.radius.card};
    border-color: ${tokens.color.affection};
    background: ${tokens.color.affectionTint};
    color: ${tokens.color.ink};

    & svg {
      box-sizing: content-box;
      align-self: stretch;
      height: auto;
      margin-block: calc(-1 * ${tokens.space.s1});
      margin-inline: calc(-1 * ${tokens.space.s3}) ${tokens.space.s1};
      padding-inline: ${tokens.space.s2};
      background: ${tokens.color.affection};
      color: ${tokens.color.surface};
    }
  }
`;
