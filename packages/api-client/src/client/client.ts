import {
  addressOf,
  type BodyOf,
  changesServer,
  type Endpoint,
  type ParametersOf,
  type ReplyOf,
} from "../contract/endpoint.ts";
import type { PageSource } from "../page/pageSource.ts";
import type { AntiForgery } from "./antiForgery.ts";
import { ApiError, errorOfCall } from "./apiError.ts";
import type { BotCheck } from "./botCheck.ts";
import { decodedReply, type Reply } from "./decodedReply.ts";
import { jsonIn, readText } from "./readText.ts";
import { requestOf, tokenHeader } from "./requestOf.ts";
import { isInvalidAddress, isRedirect, sendGet, sendingFailed } from "./sendGet.ts";
import { firstAborted, timeLimit, untilAborted } from "./timeLimit.ts";

/** The default timeout of a call, in milliseconds. */
const usualTimeout = 15_000;

/** A renewal may log a lead in again, which changes the token a second time. */
const mostRenewals = 2;

type Body<Each extends Endpoint> =
  BodyOf<Each> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<Each> };

/** The options of a call: its parameters and its body. */
type CallOptions<Each extends Endpoint> = ParametersOf<Each["path"]> &
  Body<Each> & {
    /** Aborts the call, which then throws the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /**
     * Idempotency key of the customer's attempt: the server repeats its first reply to a repeated key. It stays the same until the server has
     * replied, also after a lost reply.
     */
    readonly attempt?: string | undefined;
    /** Whether the page is being left: the call is sent without waiting its turn, and the browser goes on sending it. @default false */
    readonly isLeaving?: boolean | undefined;
  };

/** The options for an endpoint of unknown type. */
interface AnyCallOptions {
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly attempt?: string | undefined;
  readonly isLeaving?: boolean | undefined;
}

/** Makes the calls of the contract. */
export interface ApiClient {
  /**
   * Sends a call and decodes its reply with the contract. The client encodes the body; a body that the contract does not
   * allow fails as `contract`, and nothing is sent.
   * @throws ApiError; the reason of `signal` once it is aborted; TypeError if the address is no URL, because `origin` is missing or wrong.
   */
  call<Each extends Endpoint>(endpoint: Each, options: CallOptions<Each>): Promise<ReplyOf<Each>>;
  /** A fresh token of the bot check (FUN-297). */
  botCheck: BotCheck;
  /** The data under `page` in a URL's document, not validated (decision 49). */
  page: PageSource;
  /** Whether the page contains an anti-forgery token (FUN-154). */
  hasToken(): boolean;
  /** The number of sent calls that may change a page's data. */
  changes(): number;
}

/** How a client sends its calls, and where its tokens come from. */
export interface ClientSettings {
  readonly antiForgery: AntiForgery;
  readonly botCheck: BotCheck;
  /** The source of page data, such as `documentPages`. The hooks of page data need it. */
  readonly page?: PageSource | undefined;
  /** Base URL of the calls, such as "https://loja.example"; required outside of a page. @default "", the page's own host */
  readonly origin?: string | undefined;
  /** Sends the requests. @default fetch */
  readonly send?: typeof fetch | undefined;
  /** Sends the calls that change something; `serializeWrites` makes both. @default `send` */
  readonly sendWrite?: typeof fetch | undefined;
  /** Resolves when a read that is sent now gets its turn: its timeout begins then. `serializeWrites` makes it. @default none, at once */
  readonly readTurn?: (() => Promise<unknown>) | undefined;
  /** Whether the page shows a logged-in customer: a 401 may then mean that the session has ended, and renews the token. @default () => false */
  readonly isLoggedIn?: (() => boolean) | undefined;
  /** The timeout of a call whose endpoint has none, in milliseconds. @default 15_000 */
  readonly timeout?: number | undefined;
}

/**
 * A client of the contract. After a 419 it repeats the call, up to twice, with a renewed anti-forgery token.
 *
 * @example
 * import { memoryAntiForgery } from "@petbox/api-client/client/antiForgery";
 * import { createClient } from "@petbox/api-client/client/client";
 *
 * const client = createClient({
 *   origin: "https://loja.example",
 *   antiForgery: memoryAntiForgery("token", async () => undefined),
 *   botCheck: async () => "local-contact",
 * });
 */
export function createClient(settings: ClientSettings): ApiClient {
  const { antiForgery, origin = "", timeout = usualTimeout } = settings;
  // Looked up at each call, so that a page may replace it later (a service worker, a test).
  const send: typeof fetch = settings.send ?? ((...request) => fetch(...request));
  const { sendWrite = send, readTurn } = settings;

  async function attempt(endpoint: Endpoint, options: AnyCallOptions): Promise<Reply> {
    const limit = timeLimit(endpoint.timeout ?? timeout, changesServer(endpoint) ? undefined : readTurn?.());
    const request: RequestInit = {
      ...requestOf(endpoint, options, antiForgery.read()),
      signal: options.signal ? firstAborted(limit, options.signal) : limit,
    };
    const address = origin + addressOf(endpoint.path, options.parameters ?? {});
    const sendCall = changesServer(endpoint) ? sendWrite : send;
    try {
      const response = await (endpoint.method === "GET"
        ? sendGet(sendCall, address, request)
        : sendCall(address, request));
      const renewed = response.headers.get(tokenHeader);
      if (renewed) antiForgery.keep(renewed);
      // The body may also stall or break off.
      const text = await readText(response);
      const arrived = jsonIn(text);
      return {
        status: response.status,
        isOk: response.ok,
        isOtherPage: isRedirect(response) || (response.redirected && arrived === undefined),
        isEmpty: text.trim() === "",
        body: arrived,
        retryAfter: response.headers.get("Retry-After"),
        contentType: response.headers.get("Content-Type"),
      };
    } catch (thrown) {
      throw sendingFailed(thrown, limit);
    }
  }

  let changes = 0;
  let renewing: Promise<boolean> | undefined;

  /** Calls that find the token expired at the same time share one renewal. */
  function renew(): Promise<boolean> {
    const limit = timeLimit(timeout, readTurn?.());
    renewing ??= antiForgery
      .renew(limit)
      .catch((thrown: unknown) => {
        throw sendingFailed(thrown, limit);
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** Renews an expired token and repeats the request, without the customer noticing. After a 401 it only renews the session. */
  async function attemptWithFreshToken(
    endpoint: Endpoint,
    options: AnyCallOptions,
    renewalsLeft = mostRenewals,
  ): Promise<Reply> {
    // The renewal itself goes on: other calls may wait for it.
    const renewed = () => untilAborted(renew(), options.signal);
    const token = antiForgery.read();
    const reply = await attempt(endpoint, options);
    if (reply.status === 401 && settings.isLoggedIn?.()) await renewed().catch(() => false);
    if (reply.status !== 419 || renewalsLeft === 0) return reply;
    const isFresh = antiForgery.read() !== token || (await renewed());
    if (!isFresh) throw new ApiError({ kind: "session-expired" }, { status: 419 });
    return attemptWithFreshToken(endpoint, options, renewalsLeft - 1);
  }

  return {
    botCheck: settings.botCheck,
    page: settings.page ?? withoutPages,
    hasToken: () => antiForgery.read() !== "",
    changes: () => changes,
    async call<Each extends Endpoint>(endpoint: Each, options: CallOptions<Each>): Promise<ReplyOf<Each>> {
      if (changesServer(endpoint)) changes += 1;
      try {
        return decodedReply(endpoint, await attemptWithFreshToken(endpoint, options));
      } catch (thrown) {
        // Like `fetch`: an abort by the caller is no failure of the call.
        if (options.signal?.aborted) throw options.signal.reason;
        if (isInvalidAddress(thrown)) throw thrown;
        throw errorOfCall(thrown, { method: endpoint.method, path: endpoint.path });
      }
    },
  };
}

async function withoutPages(): Promise<never> {
  throw new Error("createClient needs `page` to read the data of a page: documentPages(document, antiForgery, send).");
}
