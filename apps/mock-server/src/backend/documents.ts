import type { Clock } from "@petbox/domain/calendar/clock";
import { sessionPaths } from "@petbox/domain/site/paths";
import { withDataPictures } from "./dataPictures.ts";
import { retryWhileBusy } from "./retryWhileBusy.ts";
import type { Visitor } from "./session/collections.ts";
import { isLinkVoid } from "./session/passwordRecovery.ts";
import { soldPlaceholder, soldProduct } from "./soldProduct.ts";
import type { Store } from "./store.ts";
import type { Visitors } from "./visitors.ts";

type FoundDocument = { readonly html: string; readonly status: 200 | 404 } | undefined;

/** Where the built pages come from, and under which policy they may run. */
export interface DocumentSource {
  /**
   * The page of an address, or of all addresses of one notation ("/plano/:code"); undefined when there is none. The page
   * holds the placeholders below, and that of what it sells.
   */
  find(pathname: string): FoundDocument | Promise<FoundDocument>;
  /** The content-security policy of a page, for the nonce that its styles carry. */
  policy(nonce: string, request: Request): string;
  /** An address that holds the picture of that address itself, where it is small; without it every picture is fetched. */
  embed?(address: string): string | undefined;
}

const tokenPlaceholder = "__CSRF_TOKEN__";
const noncePlaceholder = "__STYLE_NONCE__";
const timePlaceholder = "__SERVER_TIME__";
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

const secretPrefix = `${sessionPaths.recovery}/`;

/** Addresses that hold a secret until the page has taken it out: no request that the page makes may name them. */
const holdsSecret = (pathname: string) => pathname.startsWith(secretPrefix);

/** The token of the mailed link that an address is; undefined for any other. */
export function mailedTokenIn(pathname: string): string | undefined {
  return holdsSecret(pathname) && pathname !== sessionPaths.newPassword
    ? pathname.slice(secretPrefix.length)
    : undefined;
}

/** What a page that has data of its own says. */
export interface PageReply {
  readonly status: 200 | 404;
  /** What stands under `page`, as it travels; null where there is nothing for this visitor. */
  readonly data: unknown;
}

interface PageWithData {
  /** Its address in the router's notation. */
  readonly address: string;
  readonly replyTo: (visitor: Visitor) => PageReply;
}

/** What every document is made of. */
export interface DocumentServer {
  readonly documents: DocumentSource;
  readonly visitors: Visitors;
  readonly clock: Clock;
  readonly store: Store;
}

/** A page with the time, and the token and the page data of its visitor, put in. */
export async function serveDocument(
  request: Request,
  { documents, visitors, clock, store }: DocumentServer,
  page?: PageWithData,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const document = await documentOf(documents, pathname, page);
  if (document === undefined) return Response.json({ message: "Not found." }, { status: 404 });
  const { visitor, cookie } = await retryWhileBusy(() => visitors.ofPage(request));
  const reply = page?.replyTo(visitor);
  const token = mailedTokenIn(pathname);
  const isVoid = token === undefined ? undefined : await isLinkVoid(token, { store, clock });
  const nonce = randomNonce();
  const { html: pictured, json } = withDataPictures(
    document.html,
    // What a query asks for, only the code knows.
    search === "" ? reply?.data : undefined,
    JSON.stringify({ ...visitors.pageData(visitor, isVoid), page: reply?.data }),
    (address) => documents.embed?.(address),
  );
  const html = pictured
    .replace(soldPlaceholder, (_, word: string, track: string) => scriptSafe(JSON.stringify(soldProduct(word, track))))
    .replaceAll(tokenPlaceholder, visitor.token)
    .replaceAll(noncePlaceholder, nonce)
    .replace(timePlaceholder, String(clock()))
    .replace(pageDataPlaceholder, () => scriptSafe(json));
  const headers = new Headers({ ...securityHeaders, "Content-Security-Policy": documents.policy(nonce, request) });
  if (holdsSecret(pathname)) headers.set("Referrer-Policy", "no-referrer");
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(html, { status: statusOf(document, reply), headers });
}

/** The document built for the very address; else the one of all addresses of the page's notation. */
async function documentOf(documents: DocumentSource, pathname: string, page?: PageWithData): Promise<FoundDocument> {
  const own = await documents.find(pathname);
  return own?.status === 200 || page === undefined ? own : documents.find(page.address);
}

/** Where there is no page, its data makes none. */
function statusOf(document: NonNullable<FoundDocument>, reply: PageReply | undefined): 200 | 404 {
  return document.status === 200 && reply !== undefined ? reply.status : document.status;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
function scriptSafe(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
