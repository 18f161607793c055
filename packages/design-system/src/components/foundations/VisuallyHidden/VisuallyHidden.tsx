import type { ComponentProps } from "react";
import { Root } from "./VisuallyHidden.styles.ts";

export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text for those who listen to the page: there, and not seen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
