import type { ComponentProps } from "react";
import { Root } from "./Heading.styles.ts";

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
  size?: Size;
  /** @default "start" */
  align?: "start" | "center";
}

/** A heading. Give it `tabIndex={-1}` and a `ref` to focus it on a new page. */
export function Heading({ headingLevel, size = sizes[headingLevel], align, ...rest }: HeadingProps) {
  return <Root as={elements[headingLevel]} {...rest} data-size={size} data-align={align} />;
}
