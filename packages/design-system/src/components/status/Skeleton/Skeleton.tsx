import type { ComponentProps } from "react";
import { Root } from "./Skeleton.styles.ts";

export interface SkeletonProps extends ComponentProps<"span"> {
  /**
   * The shape of the loading content. A line of text takes the size of the text around it.
   * @default "text"
   */
  shape?: "text" | "title" | "control" | "card" | "circle" | undefined;
  /**
   * The part of the line that is filled.
   * @default "full"
   */
  width?: "full" | "long" | "medium" | "short" | undefined;
}

/**
 * Keeps the place of loading content. It is silent: announce the loading once, beside it.
 *
 * @example
 * <div aria-busy>
 *   <VisuallyHidden role="status">Carregando seus pets</VisuallyHidden>
 *   <Skeleton shape="title" width="medium" />
 *   <Skeleton width="long" />
 * </div>
 */
export function Skeleton({ shape = "text", width, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} data-shape={shape} data-width={width} />;
}
