import type { ComponentProps } from "react";

/** The frame of a drawing in outlines on a grid of 24, in the colour of the text around it. Decorative unless `aria-hidden` is false. */
export function Outline(props: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
