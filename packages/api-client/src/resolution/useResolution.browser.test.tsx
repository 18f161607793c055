import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ApiContext } from "../client/ApiContext.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { CacheOwnerContext } from "../client/CacheOwnerContext.ts";
import { createClient } from "../client/client.ts";
import { RealtimeContext } from "../realtime/RealtimeContext.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { CardNotSent } from "./api.ts";
import { type ResolutionCheck, useResolution } from "./useResolution.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const owed = { data: { amount: 6_990, parcels: 1 } };
const underWay = { data: { ...owed.data, gateway_code: "PAGARME_CARD", payment_request: "pr-1" } };

function card() {
  const today = parseCivilDate("2026-03-10");
  if (!today.ok) throw new Error("There is no such day.");
  const draft = {
    holderName: "CARLA LIMA",
    number: "4000000000000002",
    expirationMonth: "12",
    expirationYear: "31",
    cvv: "123",
  };
  const read = parseWalletCard(draft, today.value);
  if (!read.ok) throw new Error("The card is none.");
  return read.value;
}

let now = 1_000;
const clock = () => now;

interface PageProps {
  readonly onCheck: (check: ResolutionCheck) => void;
  /** Shown beside the panel; identifies the current render. */
  readonly mark: string;
}

function Page({ onCheck, mark }: PageProps) {
  const check = useResolution("BOB", clock);
  useLayoutEffect(() => onCheck(check));
  return <p>{(readyValue(check.panel) ?? check.panel).status + mark}</p>;
}

const accepted = { data: { has_error: false } };

/**
 * A page that resolves a debt, on a server that replies as the test says.
 * @param replyToCard the reply to a submitted card.
 * @param replyToCreation the reply to a requested PIX or boleto.
 * @param botCheck the bot check before a submitted card.
 */
function open(
  replyTo: (question: number) => unknown,
  replyToCard: () => unknown = () => accepted,
  replyToCreation: () => Response = () =>
    Response.json({ message: "Já existe um pagamento em andamento." }, { status: 422 }),
  botCheck: () => Promise<string> = async () => "human",
) {
  let asked = 0;
  let cards = 0;
  let hear: ((message: unknown) => void) | undefined;
  let check: ResolutionCheck | undefined;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck,
    async send(request) {
      const { pathname } = new URL(request instanceof Request ? request.url : String(request), location.origin);
      if (pathname.startsWith("/payment/credit-card-hash/"))
        return Response.json({ data: { has_error: false, hash: "hash" } });
      if (pathname === "/payment/subscription-retry") {
        cards += 1;
        return Response.json(await replyToCard());
      }
      if (pathname.startsWith("/assinatura/finish-resolution/")) return replyToCreation();
      asked += 1;
      return Response.json(await replyTo(asked));
    },
  });
  const connectRealtime = async (): Promise<Realtime> => ({
    listen(_channel, _event, { onMessage, onUnavailable }) {
      hear = onMessage;
      onUnavailable();
      return () => undefined;
    },
  });
  const place = document.createElement("div");
  const root = createRoot(place);
  const onCheck = (now: ResolutionCheck) => {
    check = now;
  };
  const render = (mark: string) =>
    root.render(
      <ApiContext value={client}>
        <CacheOwnerContext value="carla">
          <RealtimeContext value={connectRealtime}>
            <Page {...{ onCheck, mark }} />
          </RealtimeContext>
        </CacheOwnerContext>
      </ApiContext>,
    );
  render("");
  closing.push(() => root.unmount());
  const shows = (status: string) => vi.waitFor(() => expect(place.textContent).toBe(status));
  return {
    shows,
    render,
    announce: (message: unknown) => hear?.(message),
    check: () => check,
    asked: () => asked,
    cards: () => cards,
  };
}

it("a late reply to a refused card is ignored after a reload", async () => {
  let release: (reply: unknown) => void = () => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  // The second read confirms the amount, and the third follows the card's submission; the read caused by the event gets its reply earlier.
  const replies: readonly unknown[] = [owed, owed, held, underWay];
  const page = open((question) => replies[question - 1] ?? owed);
  await page.shows("choose");
  const paying = page.check()?.payWithCard(card());
  await vi.waitFor(() => expect(page.asked()).toBe(3));
  page.announce({ payment_payload: { status: "waiting", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("waitingCard");
  page.announce({ payment_payload: { status: "failed", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("failed");
  await page.check()?.reload();
  await page.shows("choose");
  release(owed);
  await paying;
  page.render(", and then");
  await page.shows("choose, and then");
});

it.each([
  { what: "the page's own card", gateway: "PAGARME_CARD", isElsewhere: false },
  { what: "a PIX of another tab", gateway: "PAGARME_PIX", isElsewhere: true },
])(
  "says of a PIX that the server refuses because of $what where that payment began",
  async ({ gateway, isElsewhere }) => {
    let release: () => void = () => {};
    const held = new Promise<object>((resolve) => {
      release = () => resolve(accepted);
    });
    // The second read confirms the amount of the card.
    const pending = {
      data: { ...owed.data, gateway_code: gateway, pix_boleto_details: "000201", payment_request: "pr-1" },
    };
    const page = open(
      (question) => (question <= 2 ? owed : pending),
      () => held,
    );
    await page.shows("choose");
    const paying = page.check()?.payWithCard(card());
    await vi.waitFor(() => expect(page.cards()).toBe(1));
    await page.check()?.create("pix");
    await page.shows(gateway === "PAGARME_CARD" ? "waitingCard" : "waitingPix");
    const panel = readyValue(page.check()?.panel ?? { status: "loading" });
    expect(panel !== undefined && "origin" in panel).toBe(isElsewhere);
    release();
    await paying;
  },
);

const readyPanel = (check: ResolutionCheck | undefined) => check && readyValue(check.panel);

/** The origin of the payment that the panel shows. */
function originOf(check: ResolutionCheck | undefined): string | undefined {
  const panel = readyPanel(check);
  return panel && "origin" in panel ? panel.origin : undefined;
}

it("a card that settles within its own request was not paid elsewhere", async () => {
  const page = open((question) => (question <= 2 ? owed : { data: { amount: 0, gateway_order_status: "PAID" } }));
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("paid");
  expect(originOf(page.check())).toBeUndefined();
});

it("an event that is read before the card's own reply does not show its payment as begun elsewhere", async () => {
  let release: () => void = () => {};
  const held = new Promise<object>((resolve) => {
    release = () => resolve(accepted);
  });
  const page = open(
    (question) => (question <= 2 ? owed : underWay),
    () => held,
  );
  await page.shows("choose");
  const paying = page.check()?.payWithCard(card());
  await vi.waitFor(() => expect(page.cards()).toBe(1));
  page.announce({ payment_payload: { status: "waiting", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("waitingCard");
  expect(originOf(page.check())).toBeUndefined();
  release();
  await paying;
});

it("finds its own card later, after the replies to it and to the next reading were lost", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const page = open((question) => (question <= 2 ? owed : question === 3 ? lost() : underWay), lost);
  await page.shows("choose");
  await expect(page.check()?.payWithCard(card())).rejects.toMatchObject({ failure: { kind: "offline" } });
  page.announce({});
  await page.shows("waitingCard");
  expect(originOf(page.check())).toBeUndefined();
});

it("knows its own card, whose reply was lost, as what stands in the way of a PIX", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  let reply = (): unknown => owed;
  const page = open((question) => (question === 3 ? lost() : reply()), lost);
  await page.shows("choose");
  await expect(page.check()?.payWithCard(card())).rejects.toMatchObject({ failure: { kind: "offline" } });
  await vi.waitFor(() => expect(readyPanel(page.check())).toHaveProperty("hasSentCard"));
  reply = () => underWay;
  await page.check()?.create("pix");
  await page.shows("waitingCard");
  expect(originOf(page.check())).toBeUndefined();
});

it("knows its own card, whose reply was lost, after a second one that was not sent", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  let reply = (): unknown => owed;
  let botCheck = async () => "human";
  const page = open(
    () => reply(),
    lost,
    undefined,
    () => botCheck(),
  );
  await page.shows("choose");
  await expect(page.check()?.payWithCard(card())).rejects.toMatchObject({ failure: { kind: "offline" } });
  await vi.waitFor(() => expect(readyPanel(page.check())).toHaveProperty("hasSentCard"));
  botCheck = lost;
  await expect(page.check()?.payWithCard(card())).rejects.toBeInstanceOf(CardNotSent);
  expect(page.cards()).toBe(1);
  reply = () => underWay;
  page.announce({});
  await page.shows("waitingCard");
  expect(originOf(page.check())).toBeUndefined();
});

it("does not take a card for its own that was not sent", async () => {
  let reply: object = owed;
  const noBotCheck = () => Promise.reject(new TypeError("Failed to fetch"));
  const page = open(() => reply, undefined, undefined, noBotCheck);
  await page.shows("choose");
  await expect(page.check()?.payWithCard(card())).rejects.toBeInstanceOf(CardNotSent);
  reply = underWay;
  page.announce({});
  await page.shows("waitingCard");
  expect(originOf(page.check())).toBe("elsewhere");
});

it("sends no card for another amount than the one shown, and shows the new one", async () => {
  const page = open((question) => (question === 1 ? owed : { data: { amount: 9_945, parcels: 1 } }));
  await page.shows("choose");
  await expect(page.check()?.payWithCard(card())).rejects.toMatchObject({
    failure: {
      kind: "refused",
      message:
        "O valor em aberto mudou de R$69,90 para R$99,45. Nada foi cobrado: confira e, se concordar, pague de novo.",
    },
  });
  expect(page.cards()).toBe(0);
  await vi.waitFor(() => expect(page.check()?.debt?.amount).toBe(9_945));
  await page.check()?.payWithCard(card());
  expect(page.cards()).toBe(1);
});

it.each([
  ["cannot be read", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
  ["is read without data", () => ({ data: null }), "unavailable"],
])("sends no card for a debt that %s again", async (_what, reply, kind) => {
  const page = open((question) => (question === 1 ? owed : reply()));
  await page.shows("choose");
  const thrown = await page
    .check()
    ?.payWithCard(card())
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(CardNotSent);
  expect(thrown).toMatchObject({ failure: { kind } });
  expect(page.cards()).toBe(0);
});

it("sends no card for a debt that has been paid elsewhere", async () => {
  const page = open((question) => (question === 1 ? owed : { data: { amount: 0, gateway_order_status: "paid" } }));
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("paid");
  expect(page.cards()).toBe(0);
});

it("says when the payment was requested, by the page's clock", async () => {
  closing.push(() => {
    now = 1_000;
  });
  const page = open(() => {
    now = 9_000;
    return underWay;
  });
  await page.shows("waitingCard");
  expect(page.check()?.readAt).toBe(1_000);
});

it("offers no payment of nothing", async () => {
  const page = open(() => ({ data: { amount: 0, parcels: 0 } }));
  await page.shows("paid");
});

it("waits for an accepted card that a reading does not show yet, until a reading some seconds later", async () => {
  vi.useFakeTimers();
  closing.push(() => vi.useRealTimers());
  const page = open(() => owed);
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("waitingCard");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.asked()).toBeGreaterThan(3);
  await page.shows("waitingCard");
  await vi.advanceTimersByTimeAsync(1_000);
  await page.shows("failed");
});

it("waits for an accepted PIX that no reading shows, until a reading some seconds later; a later one still counts", async () => {
  vi.useFakeTimers();
  closing.push(() => vi.useRealTimers());
  let isDescribed = false;
  const pix = { data: { ...owed.data, gateway_code: "PAGARME_PIX", pix_boleto_details: "000201" } };
  const page = open(
    () => (isDescribed ? pix : owed),
    undefined,
    () => Response.json({ success: true }),
  );
  await page.shows("choose");
  await page.check()?.create("pix");
  await page.shows("processing");
  await vi.advanceTimersByTimeAsync(9_000);
  await page.shows("processing");
  await vi.advanceTimersByTimeAsync(1_000);
  await page.shows("failed");
  isDescribed = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await page.shows("waitingPix");
});

it("sends another card after a refusal, whatever a stale reading says of the refused payment", async () => {
  let isStale = false;
  const page = open((question) => (isStale || question === 3 ? underWay : owed));
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("waitingCard");
  page.announce({ payment_payload: { status: "NOT_PAID", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("failed");
  isStale = true;
  await page.check()?.reload();
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  expect(page.cards()).toBe(2);
  await page.shows("waitingCard");
});

it("creates a PIX after a refusal, and shows it once a stale reading of the refused payment is past", async () => {
  const pix = { data: { ...owed.data, gateway_code: "PAGARME_PIX", pix_boleto_details: "000201" } };
  let reply: object = owed;
  const page = open(
    (question) => (question === 3 ? underWay : reply),
    undefined,
    () => Response.json({ success: true }),
  );
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("waitingCard");
  page.announce({ payment_payload: { status: "NOT_PAID", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("failed");
  await page.check()?.reload();
  await page.shows("choose");
  reply = underWay;
  await page.check()?.create("pix");
  await page.shows("processing");
  reply = pix;
  page.announce({});
  await page.shows("waitingPix");
});

it("a reading that fails late does not hide what a later one will show", async () => {
  const failing: ((error: Error) => void)[] = [];
  const answering: ((reply: unknown) => void)[] = [];
  const page = open(
    () =>
      new Promise((resolve, reject) => {
        answering.push(resolve);
        failing.push(reject);
      }),
  );
  await vi.waitFor(() => expect(page.asked()).toBe(1));
  page.announce({});
  await vi.waitFor(() => expect(page.asked()).toBe(2));
  failing[0]?.(new TypeError("Failed to fetch"));
  // A macrotask after the failure, the panel is still loading.
  await new Promise((resolve) => setTimeout(resolve));
  page.render(", still");
  await page.shows("loading, still");
  answering[1]?.(owed);
  await page.shows("choose, still");
});

it("shows the refusal of an accepted card at once if it was announced", async () => {
  const page = open(() => owed);
  await page.shows("choose");
  await page.check()?.payWithCard(card());
  await page.shows("waitingCard");
  page.announce({ payment_payload: { status: "NOT_PAID", subscription_code: "BOB", payment_request: "pr-1" } });
  await page.shows("failed");
});

it("shows a refusal that was announced before the card's own reply", async () => {
  let release: () => void = () => {};
  const held = new Promise<object>((resolve) => {
    release = () => resolve(accepted);
  });
  const page = open(
    () => owed,
    () => held,
  );
  await page.shows("choose");
  const paying = page.check()?.payWithCard(card());
  await vi.waitFor(() => expect(page.cards()).toBe(1));
  page.announce({ payment_payload: { status: "NOT_PAID", subscription_code: "BOB", payment_request: "pr-1" } });
  release();
  await paying;
  await page.shows("failed");
});

it("a payment whose channel is refused is polled, until the subscription turns out to be unknown", async () => {
  const error = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  closing.push(() => error.mockRestore());
  vi.useFakeTimers();
  closing.push(() => vi.useRealTimers());
  const page = open((question) => (question === 1 ? owed : { data: { type: "NOT_EXIST_SUBSCRIPTION" } }));
  await vi.waitFor(() => expect(page.asked()).toBe(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await page.shows("failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.asked()).toBe(2);
  expect(error).not.toHaveBeenCalled();
});
