import { jsonIn } from "../client/readText.ts";

/** How long a reply may take by default, in milliseconds. It is the default of the shop's client, too. */
const usualTimeout = 15_000;

export interface CheckedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is not JSON. */
  readonly json: unknown;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The timeout of the call's contract, in milliseconds. @default 15_000 */
  readonly timeout?: number | undefined;
}

/** A browser as the server sees it: it keeps cookies and sends the page's token. Redirects are not followed. */
export class CheckVisitor {
  readonly origin: string;
  readonly #cookies = new Map<string, string>();
  token = "";
  /** The embedded JSON of the latest document. */
  embedded: unknown;

  constructor(origin: string) {
    this.origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Another browser with the same cookies and token. */
  copy(): CheckVisitor {
    const copy = new CheckVisitor(this.origin);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    copy.token = this.token;
    return copy;
  }

  /** Opens a document. */
  async open(path: string): Promise<CheckedReply> {
    const reply = await this.#fetch(path, { headers: { Accept: "text/html" } }, usualTimeout);
    const { text } = reply;
    const token = /<meta\b[^>]*csrf-token[^>]*>/.exec(text)?.[0];
    this.token = /content="([^"]*)"/.exec(token ?? "")?.[1] ?? this.token;
    this.embedded = jsonIn(/<script\b[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? "");
    return reply;
  }

  /** Makes a call. */
  async send(
    method: string,
    path: string,
    { body, headers = {}, timeout = usualTimeout }: Sent = {},
  ): Promise<CheckedReply> {
    const isForm = body instanceof FormData;
    const request = {
      method,
      headers: {
        Accept: "application/json",
        "X-CSRF-TOKEN": this.token,
        "X-Requested-With": "XMLHttpRequest",
        ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    };
    const reply = await this.#fetch(path, request, timeout);
    this.token = reply.headers.get("X-CSRF-TOKEN") ?? this.token;
    return reply;
  }

  async #fetch(path: string, { headers, ...request }: RequestInit, timeout: number): Promise<CheckedReply> {
    const response = await fetch(this.origin + path, {
      ...request,
      headers: { ...Object(headers), Cookie: this.cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
  }
}

/** Opens the home page in a new browser. */
export async function openedVisitor(origin: string): Promise<CheckVisitor> {
  const visitor = new CheckVisitor(origin);
  await visitor.open("/");
  return visitor;
}
