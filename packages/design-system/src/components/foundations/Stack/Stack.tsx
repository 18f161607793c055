import type { ComponentProps } from "react";
import type { Gap } from "../../../theme/gaps.ts";
import { Root } from "./Stack.styles.ts";

export interface StackProps extends ComponentProps<"div"> {
  /** @default "s4" */
  gap?: Gap;
  /** @default "stretch" */
  align?: "stretch" | "start" | "center" | "end";
  /**
   * A list: the children are `<li>`.
   * @default false
   */
  list?: boolean;
}

/** One thing under the other. */
export function Stack({ gap = "s4", align, list = false, ...rest }: StackProps) {
  // Safari forgets that a list without bullets is a list, unless it is told.
  return <Root as={list ? "ul" : "div"} role={list ? "list" : undefined} {...rest} data-gap={gap} data-align={align} />;
}
