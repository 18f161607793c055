const tokenMeta = /<meta\s+name="csrf-token"\s+content="([^"]+)"/i;

/** Where the anti-forgery token lives: read for each call, renewed when the server says that it expired. */
export interface AntiForgery {
  /** The token, or an empty text when the page has none. */
  read(): string;
  /** Gets a fresh token; false when none could be had. Throws what the network throws. */
  renew(signal: AbortSignal): Promise<boolean>;
}

/** The token of the page that is open: `<meta name="csrf-token">` (FUN-296). */
export interface PageToken {
  read(): string;
  keep(token: string): void;
}

export function pageToken(document: Document): PageToken {
  return {
    read: () => metaIn(document)?.content ?? "",
    keep(token) {
      const tag = metaIn(document) ?? document.head.appendChild(namedMeta(document));
      tag.content = token;
    },
  };
}

/**
 * Renews the token of a page from the page's own address, asked for again: every host page carries it, so no call of its
 * own is needed.
 * @param onRenewed is handed that page before any call goes on. While it fails the token stays as it was, so that the
 *   next call asks again.
 */
export function pageAntiForgery(
  { location }: Document,
  token: PageToken,
  send: typeof fetch,
  onRenewed: (html: string) => Promise<void>,
): AntiForgery {
  return {
    read: token.read,
    async renew(signal) {
      const response = await send(location.pathname, {
        headers: { Accept: "text/html" },
        credentials: "same-origin",
        signal,
      });
      // Read as text: parsed, its styles would be tried against the policy of the page that is open.
      const html = await response.text();
      const fresh = tokenMeta.exec(html)?.[1];
      if (fresh === undefined) return false;
      const expired = token.read();
      token.keep(fresh);
      try {
        await onRenewed(html);
      } catch (failure) {
        token.keep(expired);
        throw failure;
      }
      return true;
    },
  };
}

function metaIn(document: Document): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

function namedMeta(document: Document): HTMLMetaElement {
  const tag = document.createElement("meta");
  tag.name = "csrf-token";
  return tag;
}

/** A token held in memory, for callers without a page. */
export function memoryAntiForgery(token: string, fetchToken: () => Promise<string | undefined>): AntiForgery {
  let current = token;
  return {
    read: () => current,
    async renew() {
      const fresh = await fetchToken();
      if (fresh !== undefined) current = fresh;
      return fresh !== undefined;
    },
  };
}
