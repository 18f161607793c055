/** How long the page waits before it asks for the last time, in seconds (MAN-399). */
export const paymentWaitSeconds = 60;

/** What is known of a payment: the words of the server, PAID and NOT_PAID, or neither yet. */
export type PaymentResult = "paid" | "refused" | "unknown";

/** Reads the server's word for a payment, in either case; anything but its two words is unknown. */
export function paymentResultOf(status: string | null | undefined): PaymentResult {
  const word = status?.toUpperCase();
  if (word === "PAID") return "paid";
  return word === "NOT_PAID" ? "refused" : "unknown";
}

/**
 * Where the request for the result stands: to be sent, on its way, or on its way and to be sent again because something
 * happened since. Absent when there is nothing to ask.
 */
type RequestStatus = "due" | "pending" | "pending-and-due";

/** The payment check; `second` counts from 0 to 60 while it waits. */
export type PaymentCheckState =
  | { readonly status: "waiting"; readonly second: number; readonly request?: RequestStatus }
  | { readonly status: "paid" }
  /** `unconfirmed`: called failed because no reply came. It may still be paid, so another payment may be one too many. */
  | { readonly status: "failed"; readonly unconfirmed?: true; readonly request?: RequestStatus }
  | { readonly status: "pending"; readonly request?: RequestStatus };

export type PaymentCheckEvent =
  /** A second has passed. */
  | { readonly type: "tick" }
  /** The realtime channel told a result. */
  | { readonly type: "realtime"; readonly result: PaymentResult }
  /** An event may have been missed: the page is visible again, or the channel is connected again. */
  | { readonly type: "resumed" }
  /** The request that `isRequestDue` called for is on its way. */
  | { readonly type: "requested" }
  /** A reply is here: to that request, or to what the customer asked besides. */
  | { readonly type: "replied"; readonly result: PaymentResult }
  /** It got no reply. */
  | { readonly type: "request-failed" };

/**
 * What a result that is still unknown after 60 seconds means: "check", the page that waits, calls it failed;
 * "welcome" calls it pending (MAN-232 to MAN-234).
 */
export type PaymentCheckVariant = "check" | "welcome";

/** The start: the result is asked for once at once, because its event may have come before the page (MAN-229). */
export const initialPaymentCheck: PaymentCheckState = { status: "waiting", second: 0, request: "due" };

/**
 * Moves the payment check on. The first result heard, by event or reply, ends the waiting (MAN-227); at 60 seconds the
 * server is asked (MAN-228), and its reply decides. A payment found paid stays paid, whatever comes after; one that
 * was given up turns paid as soon as that is heard, so that a late event loses no payment.
 */
export function nextPaymentCheck(
  state: PaymentCheckState,
  event: PaymentCheckEvent,
  variant: PaymentCheckVariant,
): PaymentCheckState {
  if (state.status === "paid") return state;
  switch (event.type) {
    case "tick":
      return afterTick(state);
    case "realtime":
      return heard(state, event.result);
    case "resumed":
      return { ...state, request: state.request ? again[state.request] : "due" };
    case "requested":
      return { ...state, request: "pending" };
    case "replied":
      return afterReply(state, event.result, variant);
    case "request-failed":
      return afterReply(state, "unknown", variant);
  }
}

/** Whether to ask the server for the result now; once it is being asked, report `requested` and later the reply. */
export function isRequestDue(state: PaymentCheckState): boolean {
  return state.status !== "paid" && state.request === "due";
}

/** Whether seconds still count. */
export function isCounting(state: PaymentCheckState): boolean {
  return state.status === "waiting" && state.second < paymentWaitSeconds;
}

type Unpaid = Exclude<PaymentCheckState, { readonly status: "paid" }>;

const again: Readonly<Record<RequestStatus, RequestStatus>> = {
  due: "due",
  pending: "pending-and-due",
  "pending-and-due": "pending-and-due",
};

function afterTick(state: Unpaid): PaymentCheckState {
  if (state.status !== "waiting" || state.second >= paymentWaitSeconds) return state;
  const second = state.second + 1;
  if (second < paymentWaitSeconds) return { ...state, second };
  return { ...state, second, request: state.request ? again[state.request] : "due" };
}

/** Takes a result in; what is unknown changes nothing. */
function heard(state: Unpaid, result: PaymentResult): PaymentCheckState {
  if (result === "paid") return { status: "paid" };
  return result === "refused" ? { ...requestOf(state), status: "failed" } : state;
}

function afterReply(state: Unpaid, result: PaymentResult, variant: PaymentCheckVariant): PaymentCheckState {
  if (result === "paid") return { status: "paid" };
  const isDueAgain = state.request === "pending-and-due" || state.request === "due";
  const { request: _replied, ...rest } = state;
  const settled: Unpaid = isDueAgain ? { ...rest, request: "due" } : rest;
  if (result === "refused") return heard(settled, result);
  const isLastReply = settled.status === "waiting" && settled.second >= paymentWaitSeconds && !isDueAgain;
  if (!isLastReply) return settled;
  return variant === "check" ? { status: "failed", unconfirmed: true } : { status: "pending" };
}

function requestOf(state: Unpaid): { readonly request?: RequestStatus } {
  return state.request ? { request: state.request } : {};
}
