import { fetchPage } from "../page/fetchPage.ts";
import { ApiError } from "./apiError.ts";
import { type PageToken, tokenIn } from "./pageToken.ts";
import { untilAborted } from "./timeLimit.ts";

/** The anti-forgery token: read for each call, renewed after a 419. */
export interface AntiForgery {
  /** The token; "" for a page without one. */
  read(): string;
  /** Fetches a fresh token, until the signal aborts; false if there is no token. Throws ApiError, or the network's error. */
  renew(signal: AbortSignal): Promise<boolean>;
  /** Stores the token of a login reply, which replaces the expired one. */
  keep(token: string): void;
}

/** The token of the open page. It can be renewed from any page of the shop, since all of them contain it. */
export interface PageAntiForgery extends AntiForgery {
  /**
   * Takes over the token of a page that was fetched later.
   * @returns whether the page contains a token.
   * @throws ApiError session-expired if the page belongs to another customer.
   */
  renewFrom(page: ParentNode): Promise<boolean>;
}

/** Checks a fetched page before its token is taken over. */
interface RenewalWatch {
  /** Whether the page belongs to another customer than the open one. Its token is then ignored, and the session counts as expired. */
  readonly isForeign?: ((page: ParentNode) => boolean) | undefined;
  /** Whether the page shows that the open page's customer is logged out. A renewal then takes it over even if its token is the same. */
  readonly isLoggedOut?: ((page: ParentNode) => boolean) | undefined;
  /**
   * Called with the page that contained a new token, before any call continues. If it rejects, the old token is restored, so that the next
   * call renews again.
   */
  readonly onRenewed?: ((page: ParentNode) => Promise<void>) | undefined;
}

/** Renews a page's token by fetching the page again, which needs no separate endpoint. */
export function pageAntiForgery(
  { location }: Document,
  token: PageToken,
  send: typeof fetch,
  { isForeign = () => false, isLoggedOut = () => false, onRenewed }: RenewalWatch = {},
): PageAntiForgery {
  async function takeOver(page: ParentNode, isNews: (page: ParentNode) => boolean): Promise<boolean> {
    const fresh = tokenIn(page)?.content;
    if (!fresh) return false;
    if (isForeign(page)) throw new ApiError({ kind: "session-expired" });
    const expired = token.read();
    if (fresh === expired && !isNews(page)) return true;
    token.keep(fresh);
    try {
      await onRenewed?.(page);
    } catch (failure) {
      token.keep(expired);
      throw failure;
    }
    return true;
  }
  return {
    ...token,
    renewFrom: (page) => takeOver(page, () => false),
    renew: async (limit) => takeOver((await fetchPage(send, location.pathname, limit)).page, isLoggedOut),
  };
}

/**
 * A token held in memory, for callers without a page.
 * @param fetchToken fetches a fresh one. It is given up once its signal aborts.
 */
export function memoryAntiForgery(
  token: string,
  fetchToken: (signal: AbortSignal) => Promise<string | undefined>,
): AntiForgery {
  let current = token;
  return {
    read: () => current,
    keep(token) {
      current = token;
    },
    async renew(signal) {
      const fresh = await untilAborted(fetchToken(signal), signal);
      if (fresh !== undefined) current = fresh;
      return fresh !== undefined;
    },
  };
}
