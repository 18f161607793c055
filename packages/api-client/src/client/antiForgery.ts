const tokenMeta = /<meta\s+name="csrf-token"\s+content="([^"]+)"/i;

/** Where the anti-forgery token lives: read for each call, renewed when the server says that it expired. */
export interface AntiForgery {
  /** The token, or an empty text when the page has none. */
  read(): string;
  /** Gets a fresh token; false when none could be had. */
  renew(): Promise<boolean>;
}

/**
 * The token of the page that is open: `<meta name="csrf-token">` (FUN-296). A fresh one is taken from the page's own
 * address, asked for again: every host page carries the tag, so no call of its own is needed.
 */
export function pageAntiForgery(document: Document, send: typeof fetch): AntiForgery {
  const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  return {
    read: () => meta()?.content ?? "",
    async renew() {
      const response = await send(document.location.pathname, {
        headers: { Accept: "text/html", "X-Requested-With": "XMLHttpRequest" },
        credentials: "same-origin",
      });
      const token = tokenMeta.exec(await response.text())?.[1];
      if (token === undefined) return false;
      const tag = meta() ?? document.head.appendChild(namedMeta(document));
      tag.content = token;
      return true;
    },
  };
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
