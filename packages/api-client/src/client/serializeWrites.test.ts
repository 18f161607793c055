import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { failureOf } from "./apiError.ts";
import { createClient } from "./client.ts";
import { serializeWrites } from "./serializeWrites.ts";

/** A Laravel session: loaded when a request begins, saved as a whole when it ends. Each request takes as long as it says. */
function openServer() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let saved: Record<string, string> = {};
  const log: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const path = String(input);
    const { method = "GET", body, signal } = init ?? {};
    const session = { ...saved };
    log.push(`+${path}`);
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, Number(path.split("/").at(-1)));
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    if (method === "POST") session[String(body)] = "saved";
    saved = session;
    log.push(`-${path}`);
    return new Response("{}");
  };
  return { ...serializeWrites(send), saved: () => saved, log };
}

const write = (body: string, signal?: AbortSignal) => ({ method: "POST", body, ...(signal && { signal }) });

describe("requests that write the session", () => {
  it("keep the freight that was saved while the session was read", async () => {
    const { send, sendWrite, saved } = openServer();
    void send("/plan/session/500");
    void sendWrite("/save/frete/100", write("freight"));
    void send("/plan/session/300");
    await vi.runAllTimersAsync();
    expect(saved()).toEqual({ freight: "saved" });
  });

  it("run one after the other, in the order of their calls", async () => {
    const { sendWrite, saved, log } = openServer();
    void sendWrite("/a/300", write("a"));
    void sendWrite("/b/100", write("b"));
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+/a/300", "-/a/300", "+/b/100", "-/b/100"]);
    expect(saved()).toEqual({ a: "saved", b: "saved" });
  });

  it("wait for a read that a slow write held up, however long that took", async () => {
    const { send, sendWrite, saved } = openServer();
    void sendWrite("/a/4000", write("a"));
    void send("/read/800");
    void sendWrite("/b/200", write("b"));
    await vi.runAllTimersAsync();
    expect(saved()).toEqual({ a: "saved", b: "saved" });
  });

  it("wait for a read that hangs once, however many they are", async () => {
    const { send, sendWrite, log } = openServer();
    void send("/read/60000");
    for (const path of ["/a/100", "/b/100", "/c/100"]) void sendWrite(path, write(path));
    await vi.advanceTimersByTimeAsync(3_500);
    expect(log.filter((entry) => entry.startsWith("-"))).toEqual(["-/a/100", "-/b/100", "-/c/100"]);
    await vi.runAllTimersAsync();
  });

  it("do not wait when they outlive the page", async () => {
    const { sendWrite, log } = openServer();
    void sendWrite("/a/300", write("a"));
    void sendWrite("/b/100", { ...write("b"), keepalive: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(log.toSorted()).toEqual(["+/a/300", "+/b/100"]);
    await vi.runAllTimersAsync();
  });

  it("do not hold up one another after a failure", async () => {
    const { sendWrite, saved } = openServer();
    const giveUp = new AbortController();
    const failed = expect(sendWrite("/a/300", write("a", giveUp.signal))).rejects.toThrow("aborted");
    void sendWrite("/b/100", write("b"));
    giveUp.abort();
    await vi.runAllTimersAsync();
    await failed;
    expect(saved()).toEqual({ b: "saved" });
  });

  it("wait three seconds at most for a read that hangs", async () => {
    const { send, sendWrite, log } = openServer();
    void send("/slow/600000");
    void sendWrite("/a/100", write("a"));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(log).toEqual(["+/slow/600000"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(log).toEqual(["+/slow/600000", "+/a/100", "-/a/100"]);
  });
});

describe("requests that only read", () => {
  it("run in parallel", async () => {
    const { send, log } = openServer();
    void send("/a/200");
    void send("/b/100");
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+/a/200", "+/b/100", "-/b/100", "-/a/200"]);
  });
});

describe("the time limit of a read", () => {
  const reply = z.object({});
  const save = endpoint({ method: "POST", path: "/save/60000", summary: "For the tests", reply, timeout: 70_000 });
  const read = (milliseconds: number) =>
    endpoint({ method: "GET", path: `/read/${milliseconds}`, summary: "For the tests", reply });

  /** The outcome of a read that is sent during a save of a minute. */
  async function readDuringSave(milliseconds: number) {
    const { send, sendWrite, readTurn } = openServer();
    // The fake timers do not move the browser's own limits.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), limit);
      return controller.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const antiForgery = memoryAntiForgery("token", async () => undefined);
    const client = createClient({ antiForgery, botCheck: async () => "human", send, sendWrite, readTurn });
    void client.call(save, {});
    const outcome = client.call(read(milliseconds), {}).then(() => "read", failureOf);
    await vi.runAllTimersAsync();
    return outcome;
  }

  it("begins when the slow save before it has ended", async () => {
    expect(await readDuringSave(14_000)).toBe("read");
  });

  it("still ends a read that takes too long itself", async () => {
    expect(await readDuringSave(16_000)).toEqual({ kind: "timeout" });
  });
});

it("a request that is given up while it waits is never sent", async () => {
  const { sendWrite, log } = openServer();
  const giveUp = new AbortController();
  void sendWrite("/a/300", write("a"));
  const given = expect(sendWrite("/b/100", write("b", giveUp.signal))).rejects.toThrow("aborted");
  giveUp.abort();
  await given;
  await vi.runAllTimersAsync();
  expect(log).toEqual(["+/a/300", "-/a/300"]);
});
