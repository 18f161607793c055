import type { Clock } from "@petbox/domain/calendar/clock";
import { speciesFromQuery } from "@petbox/domain/pet/species";
import { sessionPaths } from "@petbox/domain/site/paths";
import { offersOfPlans } from "@petbox/domain/site/structuredData";
import { plansOf, tracksOf } from "../seed/catalogue.ts";
import { withDataPictures } from "./dataPictures.ts";
import type { SessionRecord } from "./session/collections.ts";
import { isLinkVoid } from "./session/passwordRecovery.ts";
import type { SessionManager } from "./sessionManager.ts";
import type { WorldStore } from "./store.ts";
import { retryWhileBusy } from "./storeWriteError.ts";

type FoundDocument = { readonly html: string; readonly status: 200 | 404 } | undefined;

/** The source of the built pages and of their content-security policy. */
export interface DocumentSource {
  /**
   * The document of a URL or of a route pattern ("/plano/:code"); undefined for an unknown path. It contains the
   * placeholders below, and those of the data pictures.
   */
  find(pathname: string): FoundDocument | Promise<FoundDocument>;
  /** The content-security policy of a page, with the nonce of its styles. */
  policy(nonce: string, request: Request): string;
  /** A data URL for a small picture; without it every picture is fetched. */
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

/** Paths that contain a secret until the page removes it: no request of the page may reveal them. */
const holdsSecret = (pathname: string) => pathname.startsWith(secretPrefix);

/** The token in the path of a mailed link; undefined for other paths. */
export function mailedTokenIn(pathname: string): string | undefined {
  return holdsSecret(pathname) && pathname !== sessionPaths.newPassword
    ? pathname.slice(secretPrefix.length)
    : undefined;
}

/** The reply for a page with data. */
export interface PageReply {
  readonly status: 200 | 404;
  /** The wire data under `page`; null if this visitor gets no data. */
  readonly data: unknown;
}

interface PageWithData {
  /** The route pattern. */
  readonly address: string;
  readonly replyTo: (visitor: SessionRecord) => PageReply;
}

/** The parts from which documents are built. */
export interface DocumentServer {
  readonly documents: DocumentSource;
  readonly visitors: SessionManager;
  readonly clock: Clock;
  readonly store: WorldStore;
}

/** The placeholder for the offers in the structured data of a sold track: only the server knows the prices. */
const offersPlaceholder = /__OFFERS:(\w+?):([\w-]+?)__/g;

/** The schema.org offers of a track; none for a track that is not sold. */
function offersOf(word: string, tag: string): readonly object[] {
  const species = speciesFromQuery(word);
  const isSold = species !== undefined && tracksOf(species).some((each) => each.tag === tag);
  return isSold ? offersOfPlans(species, tag, plansOf(tag, species)) : [];
}

/** Serves a page with the time, and its visitor's token and page data. */
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
    // The effect of a query is only known to the page's code.
    search === "" ? reply?.data : undefined,
    JSON.stringify({ ...visitors.pageData(visitor, isVoid), page: reply?.data }),
    (address) => documents.embed?.(address),
  );
  const html = pictured
    .replace(offersPlaceholder, (_, word: string, track: string) => scriptSafe(JSON.stringify(offersOf(word, track))))
    .replaceAll(tokenPlaceholder, visitor.token)
    .replaceAll(noncePlaceholder, nonce)
    .replace(timePlaceholder, String(clock()))
    .replace(pageDataPlaceholder, () => scriptSafe(json));
  const headers = new Headers({ ...securityHeaders, "Content-Security-Policy": documents.policy(nonce, request) });
  if (holdsSecret(pathname)) headers.set("Referrer-Policy", "no-referrer");
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(html, { status: statusOf(document, reply), headers });
}

/** The document built for the exact path, otherwise the one of the route pattern. */
async function documentOf(documents: DocumentSource, pathname: string, page?: PageWithData): Promise<FoundDocument> {
  const own = await documents.find(pathname);
  return own?.status === 200 || page === undefined ? own : documents.find(page.address);
}

/** A missing page stays a 404, whatever its data. */
function statusOf(document: NonNullable<FoundDocument>, reply: PageReply | undefined): 200 | 404 {
  return document.status === 200 && reply !== undefined ? reply.status : document.status;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** JSON that is safe in a script element: it can neither close the element nor open a comment. */
function scriptSafe(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
