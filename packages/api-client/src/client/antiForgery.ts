import { fetchPage } from "../page/fetchPage.ts";
import { ApiError } from "./apiError.ts";
import { type PageToken, tokenIn } from "./pageToken.ts";

/** Where the anti-forgery token lives: read for each call, renewed when the server says that it expired. */
export interface AntiForgery {
  /** The token, or an empty text when the page has none. */
  read(): string;
  /** Gets a fresh token; false when none could be had. Throws ApiError, or what the network throws. */
  renew(signal: AbortSignal): Promise<boolean>;
  /** The reply to a login brought this one: what was there before is expired by now. */
  keep(token: string): void;
}

/** The token of the page that is open, and its renewal from any page of the shop: every one carries it. */
export interface PageAntiForgery extends AntiForgery {
  /**
   * Takes over what a page brings that was fetched meanwhile.
   * @returns whether it brings a token at all.
   * @throws ApiError session-expired where it is somebody else's.
   */
  renewFrom(page: ParentNode): Promise<boolean>;
}

/** Who watches over what a page brings that was fetched meanwhile. */
interface RenewalWatch {
  /** Whether it is somebody else's than whose page is open: nothing of it is taken over then, and the session counts as over. */
  readonly isForeign?: (page: ParentNode) => boolean;
  /**
   * Is handed the page that brought another token before any call goes on. While it fails the token stays as it was, so
   * that the next call asks again.
   */
  readonly onRenewed: (page: ParentNode) => Promise<void>;
}

/** Renews the token of a page from the page's own address, asked for again, so that no call of its own is needed. */
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
