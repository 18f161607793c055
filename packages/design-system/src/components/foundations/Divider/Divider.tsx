import type { ComponentProps } from "react";
import { Root } from "./Divider.styles.ts";

export type DividerProps = ComponentProps<"hr">;

/** A line between two parts of one thing. */
export function Divider(props: DividerProps) {
  return <Root {...props} />;
}
