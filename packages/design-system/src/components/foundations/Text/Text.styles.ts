import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.p`
  font-size: ${tokens.fontSize.body};
  line-height: ${tokens.lineHeight.body};
  overflow-wrap: anywhere;
  &[data-size="small"] { font-size: ${tokens.fontSize.small}; }
  &[data-size="large"] { font-size: ${tokens.fontSize.large}; }
  &[data-size="title"] { font-size: ${tokens.fontSize.title}; line-height: ${tokens.lineHeight.tight}; }
  &[data-tone="soft"] { color: ${tokens.color.inkSoft}; }
  &[data-tone="primary"] { color: ${tokens.color.primary}; }
  &[data-tone="success"] { color: ${tokens.color.success}; }
  &[data-tone="warning"] { color: ${tokens.color.warning}; }
  &[data-tone="danger"] { color: ${tokens.color.danger}; }
  &[data-weight="semibold"] { font-weight: ${tokens.fontWeight.semibold}; }
  &[data-weight="bold"] { font-weight: ${tokens.fontWeight.bold}; }
  &[data-weight="black"] { font-weight: ${tokens.fontWeight.black}; }
  &[data-align="center"] { text-align: center; }
  &[data-align="end"] { text-align: end; }
  &[data-numeric] { font-variant-numeric: tabular-nums; }
`;
