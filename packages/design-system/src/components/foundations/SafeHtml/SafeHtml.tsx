import { type ComponentProps, useEffect, useState } from "react";
import { Formatted } from "./Formatted.tsx";
import { hasMarkup, plainText } from "./plainText.ts";
import { Root } from "./SafeHtml.styles.ts";
import { bringSanitizer, sanitizerHere } from "./sanitizer.ts";

export interface SafeHtmlProps extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
  /** Untrusted text from the server. */
  html: string;
}

/**
 * The only place where the server's HTML is shown: links and simple formatting. Until the sanitizer has loaded, or
 * without one, the plain text is shown.
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

  // React must not touch children that it did not create: they have an element of their own.
  if (needed && sanitize) return <Formatted {...rest} html={html} sanitize={sanitize} />;
  return <Root {...rest}>{needed ? plainText(html) : html}</Root>;
}
