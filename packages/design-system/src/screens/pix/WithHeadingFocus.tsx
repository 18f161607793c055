import { type ReactNode, useEffect, useRef } from "react";
import { Root } from "./PixScreen.styles.ts";

interface WithHeadingFocusProps {
  /** Key of the current content. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** Focuses the heading when the content changes, so that the change is announced. */
export function WithHeadingFocus({ shown, children }: WithHeadingFocusProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = root.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);

  return <Root ref={root}>{children}</Root>;
}
