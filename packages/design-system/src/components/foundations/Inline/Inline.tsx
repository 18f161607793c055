import type { ComponentProps } from "react";
import type { Gap } from "../../../theme/gaps.ts";
import { Root } from "./Inline.styles.ts";

export interface InlineProps extends ComponentProps<"div"> {
  /** @default "s3" */
  gap?: Gap;
  /** @default "center" */
  align?: "center" | "start" | "baseline" | "stretch";
  /** @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean;
}

/** Lays its children out in a row, wrapping where they do not fit. */
export function Inline({ gap = "s3", align, justify, list = false, ...rest }: InlineProps) {
  return (
    <Root
      as={list ? "ul" : "div"}
      role={list ? "list" : undefined}
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
