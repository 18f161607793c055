import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { hasMarkup } from "@petbox/domain/text/hasMarkup";
import { plainText } from "@petbox/domain/text/plainText";
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { useLazyModule } from "../../../code/useLazyModule.ts";
import { tokens } from "../../../tokens/index.ts";

/** Line breaks are part of plain text, but not of HTML. */
const Root = styled.div`
  overflow-wrap: anywhere;
  &[data-markup] { white-space: normal; }
  > * + * { margin-top: ${tokens.space.s2}; }
  ul, ol { padding-inline-start: ${tokens.space.s6}; }
  a[href] { color: ${tokens.color.primary}; font-weight: ${tokens.fontWeight.semibold}; text-underline-offset: 0.2em; }
`;

/**
 * The sanitiser of `SafeHtml`. A page that expects a reply with markup preloads it, so that a live region announces the
 * reply once, complete.
 */
export const sanitizer = lazyValue(async () => (await import("./sanitize.ts")).sanitize);

export interface SafeHtmlProps extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
  /** Untrusted text from the server. */
  html: string;
}

type Sanitize = (html: string) => DocumentFragment;

interface FormattedProps extends Omit<ComponentProps<"div">, "children"> {
  html: string;
  sanitize: Sanitize;
}

/** The sanitized text, in an element that React does not touch. */
function Formatted({ html, sanitize, ref, ...rest }: FormattedProps) {
  const shown = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => shown.current, []);
  // Runs before paint: a live region around it appears with its text.
  useLayoutEffect(() => {
    shown.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);
  return <Root {...rest} data-markup ref={shown} />;
}

/**
 * The only component that renders HTML from the server, limited to links and simple formatting. Shows plain text until
 * the sanitiser has loaded, or if it cannot be loaded.
 *
 * @example
 * <SafeHtml html="<p>Vale para compras a partir de <b>R$60,00</b>.</p>" />
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const needed = hasMarkup(html);
  const sanitize = readyValue(useLazyModule(sanitizer, needed));

  // React must not manage children that it did not create, so they have a separate element.
  if (needed && sanitize) return <Formatted {...rest} html={html} sanitize={sanitize} />;
  return <Root {...rest}>{needed ? plainText(html) : html}</Root>;
}
