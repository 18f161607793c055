import type { ComponentProps } from "react";
import { Root } from "./Text.styles.ts";

export interface TextProps extends ComponentProps<"p"> {
  /** @default "body" */
  size?: "small" | "body" | "large" | "title";
  /** @default "ink" */
  tone?: "ink" | "soft" | "primary" | "success" | "warning" | "danger";
  /** @default "regular" */
  weight?: "regular" | "semibold" | "bold" | "black";
  /** @default "start" */
  align?: "start" | "center" | "end";
  /**
   * Renders a span inside other text instead of a paragraph.
   * @default false
   */
  inline?: boolean;
  /**
   * Tabular digits, for prices and codes in columns.
   * @default false
   */
  numeric?: boolean;
}

/** Body text. */
export function Text({ size, tone, weight, align, inline = false, numeric = false, ...rest }: TextProps) {
  return (
    <Root
      as={inline ? "span" : "p"}
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-align={align}
      data-numeric={numeric || undefined}
    />
  );
}
