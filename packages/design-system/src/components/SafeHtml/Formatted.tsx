import { type ComponentProps, useEffect, useImperativeHandle, useRef } from "react";
import { Root } from "./SafeHtml.styles.ts";

export type Sanitize = (html: string) => DocumentFragment;

export interface FormattedProps extends Omit<ComponentProps<"div">, "children"> {
  html: string;
  sanitize: Sanitize;
}

/** What the sanitiser left of a text, in an element that React leaves alone. */
export function Formatted({ html, sanitize, ref, ...rest }: FormattedProps) {
  const shown = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => shown.current, []);
  useEffect(() => {
    shown.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);
  return <Root {...rest} ref={shown} />;
}
