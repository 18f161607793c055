import { fetchPage } from "../page/fetchPage.ts";
import { ApiError } from "./apiError.ts";
import { type PageToken, tokenIn } from "./pageToken.ts";

/** The anti-forgery token: read for each call, renewed after a 419. */
export interface AntiForgery {
  /** The token; "" where the page has none. */
  read(): string;
  /** Fetches a fresh token; false where there is no token. Throws ApiError, or the network's error. */
  renew(signal: AbortSignal): Promise<boolean>;
  /** Stores the token that a login reply brought; it replaces the expired one. */
  keep(token: string): void;
}

/** The token of the page that is open, and its renewal from any page of the shop: every one carries it. */
export interface PageAntiForgery extends AntiForgery {
  /**
   * Takes over the token of a page that was fetched later.
   * @returns whether it brings a token at all.
   * @throws ApiError session-expired where the page belongs to another customer.
   */
  renewFrom(page: ParentNode): Promise<boolean>;
}

/** Checks a fetched page before its token is taken over. */
interface RenewalWatch {
  /**
   * Whether the page belongs to another customer than the open one: then nothing is taken over and the session counts as
   * expired.
   */
  readonly isForeign?: (page: ParentNode) => boolean;
  /**
   * Is handed the page that brought another token before any call goes on. While it fails the token stays as it was, so
   * that the next call asks again.
   */
  readonly onRenewed: (page: ParentNode) => Promise<void>;
}

/** Renews a page's token by fetching the page again, so that no endpoint of its own is needed. */
export function pageAntiForgery(
  { location }: Document,
  token: PageToken,
  send: typeof fetch,
  { isForeign = () => false, onRenewed }: RenewalWatch,
): PageAntiForgery {
  async function renewFrom(page: ParentNode): Promise<boolean> {
    const fresh = tokenIn(page)?.content;
    if (!fresh) return false;
    if (isForeign(page)) throw new ApiError({ kind: "session-expired" });
    const expired = token.read();
    if (fresh === expired) return true;
    token.keep(fresh);
    try {
      await onRenewed(page);
    } catch (failure) {
      token.keep(expired);
      throw failure;
    }
    return true;
  }
  return {
    ...token,
    renewFrom,
    renew: async (limit) => renewFrom((await fetchPage(send, location.pathname, limit)).page),
  };
}

/** A token held in memory, for callers without a page. */
export function memoryAntiForgery(token: string, fetchToken: () => Promise<string | undefined>): AntiForgery {
  let current = token;
  return {
    read: () => current,
    keep(token) {
      current = token;
    },
    async renew() {
      const fresh = await fetchToken();
      if (fresh !== undefined) current = fresh;
      return fresh !== undefined;
    },
  };
}
