import * as z from "zod/mini";
import { addressOf, type BodyOf, type Endpoint, type ParametersOf, type ReplyOf } from "../contract/endpoint.ts";
import { formOf } from "../contract/formOf.ts";
import type { PageSource } from "../page/pageSource.ts";
import type { AntiForgery } from "./antiForgery.ts";
import { ApiError } from "./apiError.ts";
import type { BotCheck } from "./botCheck.ts";
import { type FailedResponse, failureOfResponse } from "./failedResponse.ts";
import { jsonIn } from "./jsonIn.ts";
import { parsedBy } from "./parsedBy.ts";
import { sendingFailed } from "./sendingFailed.ts";
import { firstAborted, timeLimit } from "./timeLimit.ts";

/** The default timeout of a call, in milliseconds. */
const usualTimeout = 15_000;

/** The header of the token in every call; a reply may contain the session's next token. */
const tokenHeader = "X-CSRF-TOKEN";

/** A renewal may log a lead in again, which changes the token a second time. */
const mostRenewals = 2;

type Body<Each extends Endpoint> =
  BodyOf<Each> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<Each> };

/** The options of a call: its parameters and its body. */
export type CallOptions<Each extends Endpoint> = ParametersOf<Each["path"]> &
  Body<Each> & {
    readonly signal?: AbortSignal;
    /** Idempotency key of the customer's attempt: the server repeats its first reply to a repeated key. */
    readonly attempt?: string;
  };

/** The options for an endpoint of unknown type. */
interface AnyCallOptions {
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly attempt?: string | undefined;
}

interface Reply extends FailedResponse {
  readonly isOk: boolean;
  /** Whether a redirect led to a page instead of a reply. */
  readonly isOtherPage: boolean;
}

/** Makes the calls of the contract. */
export interface ApiClient {
  /** Sends a call and decodes its reply with the contract. The body is encoded by the caller. Throws ApiError only. */
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

export interface ClientSettings {
  readonly antiForgery: AntiForgery;
  readonly botCheck: BotCheck;
  /** The source of page data; without it pages have no data. */
  readonly page?: PageSource;
  /** Base URL of the calls; defaults to the page's own host. */
  readonly origin?: string;
  readonly send?: typeof fetch;
  /** The default timeout of a call, in milliseconds. */
  readonly timeout?: number;
}

export function createClient(settings: ClientSettings): ApiClient {
  const { antiForgery, origin = "", timeout = usualTimeout } = settings;
  // Looked up at each call, so that a page may replace it later (a service worker, a test).
  const send: typeof fetch = settings.send ?? ((...request) => fetch(...request));

  async function attempt(endpoint: Endpoint, options: AnyCallOptions): Promise<Reply> {
    const limit = timeLimit(endpoint.timeout ?? timeout);
    const body = endpoint.body && z.encode(endpoint.body, options.body);
    try {
      const response = await send(origin + addressOf(endpoint.path, options.parameters ?? {}), {
        method: endpoint.method,
        credentials: "same-origin",
        signal: options.signal ? firstAborted(limit, options.signal) : limit,
        headers: {
          Accept: "application/json",
          [tokenHeader]: antiForgery.read(),
          "X-Requested-With": "XMLHttpRequest",
          // For a form the browser sets the header, which includes its boundary.
          ...(endpoint.body && !endpoint.isForm ? { "Content-Type": "application/json" } : {}),
          ...(options.attempt ? { "Idempotency-Key": options.attempt } : {}),
        },
        ...(body === undefined ? {} : { body: endpoint.isForm ? formOf(body) : JSON.stringify(body) }),
      });
      const renewed = response.headers.get(tokenHeader);
      if (renewed) antiForgery.keep(renewed);
      // The body may also stall or break off.
      const arrived = jsonIn(await response.text());
      return {
        status: response.status,
        isOk: response.ok,
        isOtherPage: response.redirected && arrived === undefined,
        body: arrived,
        retryAfter: response.headers.get("Retry-After"),
      };
    } catch (thrown) {
      throw sendingFailed(thrown, limit);
    }
  }

  let changes = 0;
  let renewing: Promise<boolean> | undefined;

  /** Calls that find the token expired at the same time share one renewal. */
  function renew(): Promise<boolean> {
    const limit = timeLimit(timeout);
    renewing ??= antiForgery
      .renew(limit)
      .catch((thrown: unknown) => {
        throw thrown instanceof ApiError ? thrown : sendingFailed(thrown, limit);
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** Renews an expired token and repeats the request, without the customer noticing. */
  async function attemptWithFreshToken(
    endpoint: Endpoint,
    options: AnyCallOptions,
    renewalsLeft = mostRenewals,
  ): Promise<Reply> {
    const token = antiForgery.read();
    const reply = await attempt(endpoint, options);
    if (reply.status !== 419 || renewalsLeft === 0) return reply;
    const isFresh = antiForgery.read() !== token || (await renew());
    if (!isFresh) throw new ApiError({ kind: "session-expired" });
    return attemptWithFreshToken(endpoint, options, renewalsLeft - 1);
  }

  return {
    botCheck: settings.botCheck,
    page: settings.page ?? (() => Promise.reject(new ApiError({ kind: "unavailable" }))),
    hasToken: () => antiForgery.read() !== "",
    changes: () => changes,
    async call<Each extends Endpoint>(endpoint: Each, options: CallOptions<Each>): Promise<ReplyOf<Each>> {
      if (endpoint.method !== "GET") changes += 1;
      const reply = await attemptWithFreshToken(endpoint, options);
      // Laravel redirects a call to the login page, or away from it, if the session is not the page's.
      if (reply.isOtherPage) throw new ApiError({ kind: "session-expired" });
      if (!reply.isOk) throw new ApiError(failureOfResponse(reply, endpoint.refusedWith));
      return parsedBy<Each["reply"]>(endpoint.reply, reply.body);
    },
  };
}
