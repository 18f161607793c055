import type { ReactNode } from "react";

/** Draws the left half twice: as it is, and mirrored on the axis of the 240 × 240 picture. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 240 0)">{children}</g>
    </>
  );
}
