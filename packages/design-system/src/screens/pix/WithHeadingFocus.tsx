import { type ReactNode, useEffect, useRef } from "react";
import { Root } from "./PixScreen.styles.ts";

interface WithHeadingFocusProps {
  /** What is shown, by name. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** Where what is shown becomes something else under the reader's eyes, its heading is heard. */
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
