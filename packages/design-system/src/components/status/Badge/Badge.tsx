import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  /* In a grid, too, no wider than its text. */
  width: fit-content;
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

export type BadgeTone = "neutral" | "primary" | "highlight" | "success" | "warning" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * The meaning of the colour. The text must say it too: colour alone is not accessible.
   * @default "neutral"
   */
  tone?: BadgeTone | undefined;
}

/**
 * A word or two about the thing beside it: "R$20,00 OFF", "Ativa", "Em atraso". Not pressable.
 *
 * @example
 * <Badge tone="success">R$20,00 OFF</Badge>
 */
export function Badge({ tone = "neutral", ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
