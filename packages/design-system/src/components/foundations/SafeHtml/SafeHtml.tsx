import { type ComponentProps, useEffect, useState } from "react";
import { Formatted } from "./Formatted.tsx";
import { hasMarkup, plainText } from "./plainText.ts";
import { Root } from "./SafeHtml.styles.ts";
import { bringSanitizer, sanitizerHere } from "./sanitizer.ts";

export interface SafeHtmlProps extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
  /** A text from the server, which may hold anything. */
  html: string;
}

/**
 * The one place where HTML of the server is shown: links and simple formatting, nothing else. Until the sanitiser has
 * come, and where there is none, the words alone are shown.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const [sanitize, setSanitize] = useState(sanitizerHere);
  const needed = hasMarkup(html);

  useEffect(() => {
    if (!needed) return;
    let isWanted = true;
    void bringSanitizer().then((brought) => {
      if (isWanted) setSanitize(() => brought);
    });
    return () => {
      isWanted = false;
    };
  }, [needed]);

  // React must never look after children that it did not make: they have an element of their own.
  if (needed && sanitize) return <Formatted {...rest} html={html} sanitize={sanitize} />;
  return <Root {...rest}>{needed ? plainText(html) : html}</Root>;
}
