import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  max-width: 100%;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;

  &[data-tone="primary"] { background: ${tokens.color.primaryTint}; color: ${tokens.color.primary}; }
  &[data-tone="highlight"] { background: ${tokens.color.highlight}; color: ${tokens.color.onHighlight}; }
  &[data-tone="success"] { background: ${tokens.color.successTint}; color: ${tokens.color.success}; }
  &[data-tone="warning"] { background: ${tokens.color.warningTint}; color: ${tokens.color.warning}; }
  &[data-tone="danger"] { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
  &[data-tone="info"] { background: ${tokens.color.infoTint}; color: ${tokens.color.info}; }
  & svg { width: 1em; height: 1em; flex: none; }
`;
