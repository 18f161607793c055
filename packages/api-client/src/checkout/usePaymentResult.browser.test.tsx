import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { usePaymentResult } from "./usePaymentResult.ts";

type Status = "PAID" | "NOT_PAID" | "WAITING";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function Result({ subscription = "CAIXA00001" }: { readonly subscription?: string | undefined }) {
  return <p>{readyValue(usePaymentResult(subscription)) ?? "asking"}</p>;
}

/** Renders the result on a server that holds its replies until the test releases them. */
async function heldReplies() {
  const replies: ((reply: Response) => void)[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: () => new Promise((resolve) => replies.push(resolve)),
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  closing.push(() => root.unmount());
  const render = (subscription?: string) =>
    root.render(
      <ApiContext value={client}>
        <Result subscription={subscription} />
      </ApiContext>,
    );
  render();
  const areAsked = (count: number) => vi.waitFor(() => expect(replies).toHaveLength(count));
  await areAsked(1);
  return {
    areAsked,
    render,
    async askAgain() {
      const before = replies.length;
      window.dispatchEvent(new Event("online"));
      await areAsked(before + 1);
    },
    async reply(question: number, status: Status, subscription = "CAIXA00001") {
      replies[question]?.(Response.json({ payment_payload: { status, subscription_code: subscription } }));
      // Waits for every consequence of the reply.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    },
    shown: () => place.textContent,
  };
}

it("stays paid when an earlier request's reply arrives later (decision 34)", async () => {
  const { askAgain, reply, shown } = await heldReplies();
  await askAgain();
  await reply(1, "PAID");
  expect(shown()).toBe("paid");
  await reply(0, "WAITING");
  expect(shown()).toBe("paid");
});

it("is the last request's result in any order of replies, and paid is final", async () => {
  const { askAgain, reply, shown } = await heldReplies();
  await askAgain();
  await askAgain();
  await reply(2, "NOT_PAID");
  expect(shown()).toBe("refused");
  await reply(1, "WAITING");
  expect(shown()).toBe("refused");
  await reply(0, "PAID");
  expect(shown()).toBe("paid");
});

it("ignores the result of another subscription's payment", async () => {
  const { reply, shown } = await heldReplies();
  await reply(0, "PAID", "CAIXA00002");
  expect(shown()).toBe("unknown");
});

it("is not the result of the subscription before it, whose reply may come late", async () => {
  const { areAsked, askAgain, render, reply, shown } = await heldReplies();
  await askAgain();
  await reply(0, "NOT_PAID");
  expect(shown()).toBe("refused");
  render("CAIXA00002");
  await areAsked(3);
  expect(shown()).toBe("asking");
  await reply(1, "PAID");
  expect(shown()).toBe("asking");
  await reply(2, "NOT_PAID", "CAIXA00002");
  expect(shown()).toBe("refused");
});

it("is read again when the customer comes back from a window beside this one", async () => {
  const { areAsked, reply, shown } = await heldReplies();
  await reply(0, "NOT_PAID");
  window.dispatchEvent(new Event("focus"));
  await areAsked(2);
  await reply(1, "PAID");
  expect(shown()).toBe("paid");
});

it("is polled while it is unknown, and no longer once it is known", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  closing.push(() => vi.useRealTimers());
  const { areAsked, reply, shown } = await heldReplies();
  await reply(0, "WAITING");
  await vi.advanceTimersByTimeAsync(2_000);
  await areAsked(2);
  await reply(1, "PAID");
  expect(shown()).toBe("paid");
  await vi.advanceTimersByTimeAsync(60_000);
  await areAsked(2);
});

it("is polled from the first delay again when the customer returns, also if an earlier poll has no reply", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  closing.push(() => vi.useRealTimers());
  const { areAsked, askAgain, reply } = await heldReplies();
  await reply(0, "WAITING");
  await vi.advanceTimersByTimeAsync(2_000);
  await areAsked(2);
  await askAgain();
  await vi.advanceTimersByTimeAsync(2_000);
  await areAsked(4);
});
