import type { ComponentProps } from "react";
import { Root } from "./Skeleton.styles.ts";

export interface SkeletonProps extends ComponentProps<"span"> {
  /**
   * What is about to be here. A line of text takes the size of the text around it.
   * @default "text"
   */
  shape?: "text" | "title" | "control" | "card" | "circle";
  /** @default "full" */
  width?: "full" | "long" | "medium" | "short";
}

/** Keeps the place of what is still loading. Say so once, beside it: the skeleton itself is silent. */
export function Skeleton({ shape = "text", width, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} data-shape={shape} data-width={width} />;
}
