import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { Root } from "./SafeHtml.styles.ts";

export type Sanitize = (html: string) => DocumentFragment;

export interface FormattedProps extends Omit<ComponentProps<"div">, "children"> {
  html: string;
  sanitize: Sanitize;
}

/** The sanitized text, in an element that React does not touch. */
export function Formatted({ html, sanitize, ref, ...rest }: FormattedProps) {
  const shown = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => shown.current, []);
  // Runs before paint: a live region around it appears with its text.
  useLayoutEffect(() => {
    shown.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);
  return <Root {...rest} data-markup ref={shown} />;
}
