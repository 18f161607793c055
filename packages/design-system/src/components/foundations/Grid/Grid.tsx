import type { ComponentProps } from "react";
import type { Gap } from "../../../theme/gaps.ts";
import { Root } from "./Grid.styles.ts";

export interface GridProps extends ComponentProps<"div"> {
  /** @default "s4" */
  gap?: Gap;
  /**
   * The least width of a column: small gives two columns on a phone, medium and large give one.
   * @default "medium"
   */
  tile?: "small" | "medium" | "large";
  /**
   * Renders a list; the children are `<li>`.
   * @default false
   */
  list?: boolean;
}

/** As many equal columns as fit. */
export function Grid({ gap = "s4", tile = "medium", list = false, ...rest }: GridProps) {
  return <Root as={list ? "ul" : "div"} role={list ? "list" : undefined} {...rest} data-gap={gap} data-tile={tile} />;
}
