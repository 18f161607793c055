import { sessionPaths } from "@petbox/domain/site/paths";
import { patiently } from "./patience.ts";
import type { Visitor } from "./session/collections.ts";
import type { Visitors } from "./visitors.ts";

type FoundDocument = { readonly html: string; readonly status: 200 | 404 } | undefined;

/** Where the built pages come from, and under which policy they may run. */
export interface DocumentSource {
  /** The page of an address; undefined when there is none. The page holds the three placeholders below. */
  find(pathname: string): FoundDocument | Promise<FoundDocument>;
  /** The content-security policy of a page, for the nonce that its styles carry. */
  policy(nonce: string, request: Request): string;
}

const tokenPlaceholder = "__CSRF_TOKEN__";
const noncePlaceholder = "__STYLE_NONCE__";
export const pageDataPlaceholder = "__PAGE_DATA__";

const securityHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** What the head asks for to be seen first. Said in the headers too, it is on its way before the page is there. */
const firstPictures = /<link rel="preload" as="image" href="([^"]+)"/g;

/** Addresses that hold a secret until the page has taken it out: no request that the page makes may name them. */
const holdsSecret = (pathname: string) => pathname.startsWith(`${sessionPaths.recovery}/`);

/** A page with the token and the page data of its visitor put in. @param pageOf what is this very page's. */
export async function serveDocument(
  request: Request,
  documents: DocumentSource,
  visitors: Visitors,
  pageOf?: (visitor: Visitor) => unknown,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const document = await documents.find(pathname);
  if (document === undefined) return Response.json({ message: "Not found." }, { status: 404 });
  const { visitor, cookie } = await patiently(() => visitors.ofPage(request));
  const nonce = randomNonce();
  const html = document.html
    .replaceAll(tokenPlaceholder, visitor.token)
    .replaceAll(noncePlaceholder, nonce)
    .replace(pageDataPlaceholder, () =>
      scriptSafe(JSON.stringify({ ...visitors.pageData(visitor), page: pageOf?.(visitor) })),
    );
  const headers = new Headers({ ...securityHeaders, "Content-Security-Policy": documents.policy(nonce, request) });
  if (holdsSecret(pathname)) headers.set("Referrer-Policy", "no-referrer");
  for (const [, picture] of html.matchAll(firstPictures)) headers.append("Link", `<${picture}>; rel=preload; as=image`);
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(html, { status: document.status, headers });
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
function scriptSafe(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
