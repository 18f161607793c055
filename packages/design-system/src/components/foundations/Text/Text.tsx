import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.p`
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

export interface TextProps extends ComponentProps<"p"> {
  /**
   * The size of the letters.
   * @default "body"
   */
  size?: "small" | "body" | "large" | "title" | undefined;
  /**
   * The colour of the letters.
   * @default "ink"
   */
  tone?: "ink" | "soft" | "primary" | "success" | "warning" | "danger" | undefined;
  /**
   * The weight of the letters.
   * @default "regular"
   */
  weight?: "regular" | "semibold" | "bold" | "black" | undefined;
  /**
   * The alignment of the lines.
   * @default "start"
   */
  align?: "start" | "center" | "end" | undefined;
  /**
   * Renders a span inside other text instead of a paragraph.
   * @default false
   */
  inline?: boolean | undefined;
  /**
   * Tabular digits, for prices and codes in columns.
   * @default false
   */
  numeric?: boolean | undefined;
}

/**
 * Body text.
 *
 * @example
 * <Text size="small" tone="soft">Você pode cancelar quando quiser.</Text>
 */
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
