/** The token of the open page: `<meta name="csrf-token">` (FUN-296). */
export interface PageToken {
  /** The token; empty in a page without one. */
  read(): string;
  keep(token: string): void;
}

/** Reads the token from the document's head, and keeps a renewed one there. */
export function pageToken(document: Document): PageToken {
  return {
    read: () => tokenIn(document)?.content ?? "",
    keep(token) {
      const tag = tokenIn(document) ?? document.head.appendChild(namedMeta(document));
      tag.content = token;
    },
  };
}

/** The element with the token of a page, the open one or a fetched one. */
export function tokenIn(page: ParentNode): HTMLMetaElement | null {
  return page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

function namedMeta(document: Document): HTMLMetaElement {
  const tag = document.createElement("meta");
  tag.name = "csrf-token";
  return tag;
}
