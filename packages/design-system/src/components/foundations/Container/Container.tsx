import type { ComponentProps } from "react";
import { Root } from "./Container.styles.ts";

export interface ContainerProps extends ComponentProps<"div"> {
  /**
   * The calm column of a form, or the whole page.
   * @default "page"
   */
  width?: "column" | "page";
}

/** Keeps content off the edges and from growing too wide to read. */
export function Container({ width, ...rest }: ContainerProps) {
  return <Root {...rest} data-width={width} />;
}
