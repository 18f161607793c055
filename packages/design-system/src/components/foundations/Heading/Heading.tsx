import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const Root = styled.h2`
  font-size: ${tokens.fontSize.body};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-size="large"] { font-size: ${tokens.fontSize.large}; }
  &[data-size="title"] { font-size: ${tokens.fontSize.title}; }
  &[data-size="heading"], &[data-size="display"] { font-size: ${tokens.fontSize.heading}; }
  ${media.from768} {
    &[data-size="display"] { font-size: ${tokens.fontSize.display}; }
  }
  &[data-align="center"] { text-align: center; }
`;

type Size = "body" | "large" | "title" | "heading" | "display";

const elements = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;
const sizes: Record<keyof typeof elements, Size> = {
  1: "heading",
  2: "title",
  3: "large",
  4: "body",
  5: "body",
  6: "body",
};

export interface HeadingProps extends ComponentProps<"h2"> {
  /** The level in the outline of the page: 1 is the page's own heading. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6;
  /** The size, independent of the level; by default the one that fits the level. */
  size?: Size | undefined;
  /**
   * The alignment of the lines.
   * @default "start"
   */
  align?: "start" | "center" | undefined;
}

/**
 * A heading. Give it `tabIndex={-1}` and a `ref` to focus it on a new page.
 *
 * @example
 * <Heading headingLevel={2} size="title">Suas assinaturas</Heading>
 */
export function Heading({ headingLevel, size = sizes[headingLevel], align, ...rest }: HeadingProps) {
  return <Root as={elements[headingLevel]} {...rest} data-size={size} data-align={align} />;
}
