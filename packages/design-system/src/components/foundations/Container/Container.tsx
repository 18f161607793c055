import type { ComponentProps } from "react";
import { Root } from "./Container.styles.ts";

export interface ContainerProps extends ComponentProps<"div"> {
  /**
   * The width: the column of a form, or the page.
   * @default "page"
   */
  width?: "column" | "page";
}

/** Keeps content away from the edges and limits its width to a readable one. */
export function Container({ width, ...rest }: ContainerProps) {
  return <Root {...rest} data-width={width} />;
}
