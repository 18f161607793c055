import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { ApiError } from "./apiError.ts";
import { type ClientSettings, createClient } from "./client.ts";

const saveThing = endpoint({
  method: "POST",
  path: "/save/thing/{name}",
  summary: "For the tests",
  body: z.object({ size: z.number() }),
  reply: z.object({ success: z.boolean() }),
});

const readThing = endpoint({
  method: "GET",
  path: "/thing",
  summary: "For the tests",
  reply: z.object({ success: z.boolean() }),
});

type Reply = (request: Request) => Response | Promise<Response>;

/** A client that gets these replies in sequence, with its requests. */
function clientOf(replies: Reply[], settings: Partial<ClientSettings> = {}) {
  const sent: Request[] = [];
  const send: typeof fetch = async (address, options) => {
    const request = new Request(new URL(String(address), "http://shop.test"), options);
    sent.push(request);
    const reply = replies[sent.length - 1];
    if (reply === undefined) throw new Error("One request too many.");
    return reply(request);
  };
  const client = createClient({
    antiForgery: memoryAntiForgery("first-token", async () => "second-token"),
    botCheck: async () => "human",
    send,
    ...settings,
  });
  return { client, sent };
}

/** Rejects when the signal aborts. It may have aborted before: a busy machine takes longer than a limit of 1 ms to send a request. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort);
  });

const call = (client: ReturnType<typeof clientOf>["client"]) =>
  client.call(saveThing, { parameters: { name: "a b/c" }, body: { size: 2 } });

const failureOf = async (promise: Promise<unknown>) => {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof ApiError ? thrown.failure : thrown;
};

describe("the request of a call", () => {
  it("FUN-296 FUN-300 FUN-302 the token, the XMLHttpRequest marker and JSON, at the filled-in address", async () => {
    const { client, sent } = clientOf([() => Response.json({ success: true })]);
    await expect(call(client)).resolves.toEqual({ success: true });
    const [request] = sent;
    expect(request?.headers.get("X-CSRF-TOKEN")).toBe("first-token");
    expect(request?.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
    expect(request?.headers.get("Content-Type")).toBe("application/json");
    expect(new URL(request?.url ?? "").pathname).toBe("/save/thing/a%20b%2Fc");
    await expect(request?.json()).resolves.toEqual({ size: 2 });
  });

  it("the accepted type; a GET has no body", async () => {
    const { client, sent } = clientOf([() => Response.json({ success: true })]);
    await client.call(readThing, {});
    const [request] = sent;
    expect(request?.headers.get("Accept")).toBe("application/json");
    expect(request?.headers.has("Content-Type")).toBe(false);
    expect(await request?.text()).toBe("");
  });

  it("goes out by the page's own fetch, as that is when the call is made", async () => {
    const client = createClient({
      antiForgery: memoryAntiForgery("token", async () => undefined),
      botCheck: async () => "human",
    });
    vi.stubGlobal("fetch", async () => Response.json({ success: true }));
    await expect(call(client)).resolves.toEqual({ success: true });
  });

  it("the name of the attempt, when there is one", async () => {
    const { client, sent } = clientOf([() => Response.json({ success: true })]);
    await client.call(saveThing, { parameters: { name: "x" }, body: { size: 1 }, attempt: "once" });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("once");
  });
});

describe("an expired token", () => {
  it("is renewed once and the same request is sent again", async () => {
    const { client, sent } = clientOf([
      () => new Response(null, { status: 419 }),
      () => Response.json({ success: true }),
    ]);
    await expect(call(client)).resolves.toEqual({ success: true });
    expect(sent.map((request) => request.headers.get("X-CSRF-TOKEN"))).toEqual(["first-token", "second-token"]);
    await expect(sent[1]?.json()).resolves.toEqual({ size: 2 });
  });

  it("that stays expired is a session that ended", async () => {
    const expired = () => new Response(null, { status: 419 });
    expect(await failureOf(call(clientOf([expired, expired, expired]).client))).toEqual({ kind: "session-expired" });
  });

  it("is renewed once for all calls that find it expired at the same time", async () => {
    let renewals = 0;
    const antiForgery = memoryAntiForgery("first-token", async () => {
      renewals += 1;
      return "second-token";
    });
    const replies = (request: Request) =>
      request.headers.get("X-CSRF-TOKEN") === "second-token"
        ? Response.json({ success: true })
        : new Response(null, { status: 419 });
    const { client } = clientOf([replies, replies, replies, replies], { antiForgery });
    await Promise.all([call(client), call(client)]);
    expect(renewals).toBe(1);
  });

  it("is renewed again when it expires again", async () => {
    let renewals = 0;
    const antiForgery = memoryAntiForgery("token-0", async () => {
      renewals += 1;
      return `token-${renewals}`;
    });
    const expired = () => new Response(null, { status: 419 });
    const fine = () => Response.json({ success: true });
    const { client, sent } = clientOf([expired, fine, expired, fine], { antiForgery });
    await call(client);
    await call(client);
    expect(sent.map((request) => request.headers.get("X-CSRF-TOKEN"))).toEqual([
      "token-0",
      "token-1",
      "token-1",
      "token-2",
    ]);
  });

  it("is not renewed again if it was renewed while the call was pending", async () => {
    let token = "first-token";
    const renew = vi.fn(async () => true);
    const { client, sent } = clientOf(
      [
        () => {
          token = "second-token";
          return new Response(null, { status: 419 });
        },
        () => Response.json({ success: true }),
      ],
      { antiForgery: { ...memoryAntiForgery("", async () => undefined), read: () => token, renew } },
    );
    await expect(call(client)).resolves.toEqual({ success: true });
    expect(sent).toHaveLength(2);
    expect(renew).not.toHaveBeenCalled();
  });

  it("whose renewal times out is a timeout", async () => {
    const antiForgery = memoryAntiForgery("first-token", () => new Promise(() => {}));
    const expired = () => new Response(null, { status: 419 });
    const { client } = clientOf([expired, expired], { antiForgery, timeout: 1 });
    expect(await failureOf(call(client))).toEqual({ kind: "timeout" });
    expect(await failureOf(call(client))).toEqual({ kind: "timeout" });
  });

  it.each([401, 419])("after a %i is not waited for by a caller who aborts", async (status) => {
    const asking = new AbortController();
    const antiForgery = memoryAntiForgery("first-token", () => {
      asking.abort();
      return new Promise(() => {});
    });
    const { client } = clientOf([() => new Response(null, { status })], { antiForgery, isLoggedIn: () => true });
    const asked = client.call(readThing, { signal: asking.signal });
    expect(await failureOf(asked)).toBe(asking.signal.reason);
  });

  it("is replaced by the one in a login's reply, without a renewal", async () => {
    const renew = vi.fn(async () => "third-token");
    const fine = (headers = {}) => Response.json({ success: true }, { headers });
    const { client, sent } = clientOf([() => fine({ "X-CSRF-TOKEN": "second-token" }), () => fine(), () => fine()], {
      antiForgery: memoryAntiForgery("first-token", renew),
    });
    await call(client);
    await Promise.all([call(client), client.call(readThing, {})]);
    expect(sent.map((request) => request.headers.get("X-CSRF-TOKEN"))).toEqual([
      "first-token",
      "second-token",
      "second-token",
    ]);
    expect(renew).not.toHaveBeenCalled();
  });

  it("that cannot be renewed is a session that ended", async () => {
    const { client } = clientOf([() => new Response(null, { status: 419 })], {
      antiForgery: memoryAntiForgery("", async () => undefined),
    });
    expect(await failureOf(call(client))).toEqual({ kind: "session-expired" });
  });
});

describe("the failures of a call", () => {
  const refusals: [string, Reply, unknown][] = [
    ["a network that is gone", () => Promise.reject(new TypeError("Failed to fetch")), { kind: "offline" }],
    ["a server in trouble", () => new Response("<h1>oops", { status: 503 }), { kind: "unavailable" }],
    [
      "nobody logged in",
      () => Response.json({ message: "Unauthenticated." }, { status: 401 }),
      { kind: "session-expired", status: 401 },
    ],
    [
      "nobody logged in, of which the server says more",
      () => Response.json({ message: "Entre de novo para salvar." }, { status: 401 }),
      { kind: "session-expired", status: 401, message: "Entre de novo para salvar." },
    ],
    [
      "fields that the server finds wrong",
      () => Response.json({ message: "Nome?", errors: { fullname: ["Nome?", "Curto."] } }, { status: 422 }),
      { kind: "invalid", message: "Nome?", fields: { fullname: "Nome?" } },
    ],
    [
      "a refusal with a text",
      () => Response.json({ error: "Hoje não." }, { status: 409 }),
      { kind: "refused", message: "Hoje não." },
    ],
    [
      "a refusal with a type",
      () => Response.json({ error: { message: "Espere." }, type_error: "10MinOrLess" }, { status: 400 }),
      { kind: "refused", message: "Espere.", type: "10MinOrLess" },
    ],
    [
      "FUN-338 a refusal with its type inside the error",
      () => Response.json({ error: { type_error: "10MinOrLess", message: "Espere." } }, { status: 400 }),
      { kind: "refused", message: "Espere.", type: "10MinOrLess" },
    ],
    [
      "FUN-338 a refusal with a type, although its status says too many calls",
      () => Response.json({ error: { type_error: "10MinOrLess", message: "Espere." } }, { status: 429 }),
      { kind: "refused", message: "Espere.", type: "10MinOrLess" },
    ],
    [
      "too many calls, whose text is the framework's own",
      () => Response.json({ message: "Too Many Attempts." }, { status: 429, headers: { "Retry-After": "60" } }),
      { kind: "too-many", retryAfter: 60 },
    ],
    [
      "FUN-153 too many calls, with a text for the customer",
      () => Response.json({ message: "Espere um minuto." }, { status: 429 }),
      { kind: "too-many", message: "Espere um minuto." },
    ],
    [
      "FUN-153 fields in Laravel's shape, whose message is the framework's own",
      () =>
        Response.json(
          {
            message: "The given data was invalid.",
            errors: { "client.cpf": ["CPF inválido."], "items.0.qty": "Quantos?" },
          },
          { status: 422 },
        ),
      { kind: "invalid", message: "CPF inválido.", fields: { cpf: "CPF inválido.", qty: "Quantos?" } },
    ],
    [
      "fields with the framework's own texts alone",
      () =>
        Response.json(
          { message: "The cpf field is required.", errors: { cpf: ["The cpf field is required."] } },
          { status: 422 },
        ),
      { kind: "invalid", fields: { cpf: "Confira este campo." } },
    ],
    [
      "the errors of the fields in place of a message",
      () => Response.json({ message: { cpf: ["CPF inválido."] } }, { status: 422 }),
      { kind: "refused", message: "CPF inválido." },
    ],
    [
      "an address that takes no POST",
      () =>
        Response.json(
          { message: "The GET method is not supported for this route. Supported methods: POST." },
          { status: 405 },
        ),
      { kind: "refused" },
    ],
    [
      "a body that is too large",
      () => new Response("<html>413 Request Entity Too Large", { status: 413 }),
      { kind: "refused" },
    ],
    [
      "a rejection whose parts are not what they should be",
      () => Response.json({ message: [7], error: 7, errors: "nenhum", type_error: {} }, { status: 422 }),
      { kind: "refused" },
    ],
    [
      "a server in trouble, in words for programmers",
      () => Response.json({ message: "SQLSTATE[HY000]" }, { status: 500 }),
      { kind: "unavailable" },
    ],
    [
      "FUN-180 a server in trouble that asks for a pause",
      () => Response.json({ message: "Aguarde 30 segundos." }, { status: 503 }),
      { kind: "unavailable", message: "Aguarde 30 segundos." },
    ],
    ["a refusal without a word", () => new Response("", { status: 404 }), { kind: "refused" }],
  ];
  it.each(refusals)("%s", async (_title, reply, failure) => {
    expect(await failureOf(call(clientOf([reply]).client))).toEqual(failure);
  });

  it.each([
    ["a reply that is not JSON", () => new Response("<!doctype html>")],
    ["a reply of another shape", () => Response.json({ success: "sim" })],
    ["an empty reply", () => new Response(null)],
  ] satisfies [string, Reply][])("%s breaks the contract", async (_title, reply) => {
    expect(await failureOf(call(clientOf([reply]).client))).toMatchObject({ kind: "contract" });
  });

  it.each([
    "This action is unauthorized.",
    "No query results for model [App\\Models\\Subscription] 12",
    "Unauthorized",
    "Not Found",
    "Forbidden",
    "These credentials do not match our records.",
    "Too many login attempts. Please try again in 60 seconds.",
    "We can't find a user with that email address.",
    "Please wait before retrying.",
    "CSRF token mismatch.",
  ])("a refusal with the framework's own text has no text: %s", async (message) => {
    for (const status of [403, 404, 409]) {
      const { client } = clientOf([() => Response.json({ message }, { status })]);
      expect(await failureOf(call(client))).toEqual({ kind: "refused" });
    }
  });

  it.each(["/login", "/area-cliente"])("a redirect to the page %s is a session that is over", async (path) => {
    const page = new Response("<!doctype html><title>PetBox</title>");
    Object.defineProperties(page, { redirected: { value: true }, url: { value: `https://shop.test${path}` } });
    expect(await failureOf(call(clientOf([() => page]).client))).toEqual({ kind: "session-expired" });
  });

  it.each([
    ["a byte order mark", '\uFEFF\uFEFF{"success":true}'],
    [
      "PHP's warnings",
      '<br />\n<b>Warning</b>:  Undefined array key "{x}" in <b>/app/x.php</b> on line <b>5</b><br />\n{"success":true}',
    ],
  ])("a reply after %s is read", async (_title, text) => {
    await expect(call(clientOf([() => new Response(text)]).client)).resolves.toEqual({ success: true });
  });

  it("PHP's warnings without a reply break the contract", async () => {
    const { client } = clientOf([() => new Response("<b>Warning</b>: {}{ in x.php")]);
    expect(await failureOf(call(client))).toMatchObject({ kind: "contract" });
  });

  it("no reply in time", async () => {
    const never: Reply = ({ signal }) => abortOf(signal);
    expect(await failureOf(call(clientOf([never], { timeout: 1 }).client))).toEqual({ kind: "timeout" });
  });

  it("a reply that stalls midway has not come in time either", async () => {
    const stalling: Reply = ({ signal }) =>
      new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"success":'));
            abortOf(signal).catch((reason: unknown) => stream.error(reason));
          },
        }),
      );
    expect(await failureOf(call(clientOf([stalling], { timeout: 1 }).client))).toEqual({ kind: "timeout" });
  });

  it("a reply that breaks off midway is a network that is gone", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
    expect(await failureOf(call(clientOf([() => new Response(broken)]).client))).toEqual({ kind: "offline" });
  });

  it("a read that a lost network ends is sent once", async () => {
    const { client, sent } = clientOf([() => Promise.reject(new TypeError("Failed to fetch"))]);
    expect(await failureOf(client.call(readThing, {}))).toEqual({ kind: "offline" });
    expect(sent).toHaveLength(1);
  });

  it("the caller aborts", async () => {
    const never: Reply = ({ signal }) => abortOf(signal);
    const { client } = clientOf([never]);
    const asking = new AbortController();
    const asked = client.call(readThing, { signal: asking.signal });
    asking.abort();
    expect(await failureOf(asked)).toBe(asking.signal.reason);
  });
});

describe("an address that is no URL", () => {
  it.each(["", "https://loja example", "loja.example"])(
    "with the origin %j, throws the error of fetch, not offline",
    async (origin) => {
      const { client } = clientOf([], { origin, send: undefined });
      await expect(client.call(readThing, {})).rejects.toThrow(/^Failed to parse URL/);
      await expect(call(client)).rejects.toThrow(TypeError);
    },
  );
});

describe("a client without a page", () => {
  it("knows whether it has a token, and has no page's data", async () => {
    const { client } = clientOf([]);
    expect(client.hasToken()).toBe(true);
    const without = clientOf([], { antiForgery: memoryAntiForgery("", async () => undefined) }).client;
    expect(without.hasToken()).toBe(false);
    await expect(client.page("/area-cliente")).rejects.toThrow(/^createClient needs `page`/);
  });
});

describe("the queue of the calls that change something", () => {
  const replied = async () => Response.json({ success: true });

  it("holds saves, and not a look-up that only reads", async () => {
    const sendWrite = vi.fn<typeof fetch>(replied);
    const send = vi.fn<typeof fetch>(replied);
    const { client } = clientOf([], { send, sendWrite });
    const lookUp = endpoint({ ...saveThing, isRead: true });
    await client.call(lookUp, { parameters: { name: "a" }, body: { size: 2 } });
    await client.call(readThing, {});
    expect([send.mock.calls.length, sendWrite.mock.calls.length]).toEqual([2, 0]);
    expect(client.changes()).toBe(0);
    await call(client);
    expect([send.mock.calls.length, sendWrite.mock.calls.length]).toEqual([2, 1]);
    expect(client.changes()).toBe(1);
  });

  it("holds a GET that saves", async () => {
    const sendWrite = vi.fn<typeof fetch>(replied);
    const { client } = clientOf([], { sendWrite });
    await client.call(endpoint({ ...readThing, isRead: false }), {});
    expect(sendWrite).toHaveBeenCalledOnce();
    expect(client.changes()).toBe(1);
  });
});
