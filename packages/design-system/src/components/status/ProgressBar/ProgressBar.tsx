import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** The bar is grape, for contrast with its track; its tip is mango, for emphasis. */
const fill = css`
  border-radius: ${tokens.radius.pill};
  background: linear-gradient(to left, ${tokens.color.highlight} ${tokens.space.s3}, ${tokens.color.primary} 0);
`;

const Root = styled.progress`
  display: block;
  width: 100%;
  height: ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.border};
  overflow: hidden;
  appearance: none;
  [dir="rtl"] & { direction: ltr; transform: scaleX(-1); }
  &::-webkit-progress-bar { background: ${tokens.color.border}; }
  &::-webkit-progress-value { ${fill} }
  &::-moz-progress-bar { ${fill} }
  ${media.forcedColors} {
    border: ${tokens.size.border} solid CanvasText;
    background: Canvas;
    &::-webkit-progress-bar { background: Canvas; }
    &::-webkit-progress-value { background: Highlight; }
    &::-moz-progress-bar { background: Highlight; }
  }
`;

export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max" | "children"> {
  /** The accessible name: "Etapa 3 de 10". */
  label: string;
  /** The progress, from 0 to `max`. */
  value: number;
  /**
   * The value of a full bar.
   * @default 100
   */
  max?: number | undefined;
}

/**
 * A progress bar. Values out of range are clamped.
 *
 * @example
 * <ProgressBar label="Etapa 3 de 10" value={3} max={10} />
 */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  return <Root aria-label={label} {...rest} value={Math.min(Math.max(value || 0, 0), max)} max={max} />;
}
