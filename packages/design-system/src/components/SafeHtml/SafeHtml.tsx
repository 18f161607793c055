import { type ComponentProps, useEffect, useRef, useState } from "react";
import { hasMarkup, plainText } from "./plainText.ts";
import { Root } from "./SafeHtml.styles.ts";

type Sanitize = (html: string) => DocumentFragment;

export interface SafeHtmlProps extends Omit<ComponentProps<"div">, "children" | "ref" | "dangerouslySetInnerHTML"> {
  /** A text from the server, which may hold anything. */
  html: string;
}

/**
 * The one place where HTML of the server is shown: links and simple formatting, nothing else. Until the sanitiser has
 * come, and where there is none, the words alone are shown.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const [sanitize, setSanitize] = useState<Sanitize>();
  const formatted = useRef<HTMLDivElement>(null);
  const needed = hasMarkup(html);

  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    import("./sanitize.ts").then(
      (module) => wanted && setSanitize(() => module.sanitize),
      () => undefined, // The words are on the screen already; that they are not bold is no error to tell.
    );
    return () => {
      wanted = false;
    };
  }, [needed]);

  useEffect(() => {
    if (sanitize) formatted.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  if (!needed) return <Root {...rest}>{html}</Root>;
  // React must never look after children that it did not make: another key, another element.
  return sanitize ? (
    <Root key="formatted" {...rest} ref={formatted} />
  ) : (
    <Root key="plain" {...rest}>
      {plainText(html)}
    </Root>
  );
}
