import type { ComponentProps } from "react";
import type { Gap } from "../../../theme/gaps.ts";
import { Root } from "./Stack.styles.ts";

export interface StackProps extends ComponentProps<"div"> {
  /** @default "s4" */
  gap?: Gap;
  /** @default "stretch" */
  align?: "stretch" | "start" | "center" | "end";
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean;
}

/** Stacks its children vertically. */
export function Stack({ gap = "s4", align, list = false, ...rest }: StackProps) {
  // Safari drops the list semantics of a list without bullets; `role` restores them.
  return <Root as={list ? "ul" : "div"} role={list ? "list" : undefined} {...rest} data-gap={gap} data-align={align} />;
}
