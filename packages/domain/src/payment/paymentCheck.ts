/** How long the page waits before its final request, in seconds (MAN-399). */
export const paymentWaitSeconds = 60;

/** The result of a payment: the server's PAID or NOT_PAID, or neither yet. */
export type PaymentResult = "paid" | "refused" | "unknown";

/** Parses the server's word for a payment, in any case; any other word is unknown. */
export function paymentResultOf(status: string | null | undefined): PaymentResult {
  const word = status?.toUpperCase();
  if (word === "PAID") return "paid";
  return word === "NOT_PAID" ? "refused" : "unknown";
}

/**
 * The state of the request for the result: due, pending, or pending with another one due because something has happened
 * since. Absent when no request is needed.
 */
type RequestStatus = "due" | "pending" | "pending-and-due";

/** The state of the payment check; `second` counts from 0 to 60 while waiting. */
export type PaymentCheckState =
  | { readonly status: "waiting"; readonly second: number; readonly request?: RequestStatus }
  | { readonly status: "paid" }
  /** `unconfirmed`: failed for lack of a reply. It may still be paid, so another payment may be a duplicate. */
  | { readonly status: "failed"; readonly unconfirmed?: true; readonly request?: RequestStatus }
  | { readonly status: "pending"; readonly request?: RequestStatus };

export type PaymentCheckEvent =
  /** One second has passed. */
  | { readonly type: "tick" }
  /** The realtime channel sent a result. */
  | { readonly type: "realtime"; readonly result: PaymentResult }
  /** An event may have been missed: the page became visible again, or the channel reconnected. */
  | { readonly type: "resumed" }
  /** The request signalled by `isRequestDue` was sent. */
  | { readonly type: "requested" }
  /** A response arrived, to that request or to one made by the customer. */
  | { readonly type: "replied"; readonly result: PaymentResult }
  /** The request failed. */
  | { readonly type: "request-failed" };

/**
 * How a result still unknown after 60 seconds counts: as failed on the "check" page, as pending on the "welcome" page
 * (MAN-232 to MAN-234).
 */
export type PaymentCheckVariant = "check" | "welcome";

/** The initial state requests the result once, because its event may have come before the page loaded (MAN-229). */
export const initialPaymentCheck: PaymentCheckState = { status: "waiting", second: 0, request: "due" };

/**
 * The state after an event. The first result, from an event or a response, ends the waiting (MAN-227); at 60 seconds the
 * server is queried (MAN-228) and its response decides. A paid payment stays paid; a failed one becomes paid if a late
 * event says so.
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
      return afterResult(state, event.result);
    case "resumed":
      return { ...state, request: askedAgain(state.request) };
    case "requested":
      return { ...state, request: "pending" };
    case "replied":
      return afterReply(state, event.result, variant);
    case "request-failed":
      return afterReply(state, "unknown", variant);
  }
}

/** Whether to request the result now; dispatch `requested` after sending, and later the reply. */
export function isRequestDue(state: PaymentCheckState): boolean {
  return state.status !== "paid" && state.request === "due";
}

/** Whether the timer is running. */
export function isCounting(state: PaymentCheckState): boolean {
  return state.status === "waiting" && state.second < paymentWaitSeconds;
}

type Unpaid = Exclude<PaymentCheckState, { readonly status: "paid" }>;

function askedAgain(request: RequestStatus | undefined): RequestStatus {
  return request === undefined || request === "due" ? "due" : "pending-and-due";
}

function afterTick(state: Unpaid): PaymentCheckState {
  if (state.status !== "waiting" || state.second >= paymentWaitSeconds) return state;
  const second = state.second + 1;
  if (second < paymentWaitSeconds) return { ...state, second };
  return { ...state, second, request: askedAgain(state.request) };
}

/** Applies a result; "unknown" has no effect. */
function afterResult(state: Unpaid, result: PaymentResult): PaymentCheckState {
  if (result === "paid") return { status: "paid" };
  return result === "refused" ? { ...requestOf(state), status: "failed" } : state;
}

function afterReply(state: Unpaid, result: PaymentResult, variant: PaymentCheckVariant): PaymentCheckState {
  if (result === "paid") return { status: "paid" };
  const isDueAgain = state.request === "pending-and-due" || state.request === "due";
  const { request: _replied, ...rest } = state;
  const settled: Unpaid = isDueAgain ? { ...rest, request: "due" } : rest;
  if (result === "refused") return afterResult(settled, result);
  const isLastReply = settled.status === "waiting" && settled.second >= paymentWaitSeconds && !isDueAgain;
  if (!isLastReply) return settled;
  return variant === "check" ? { status: "failed", unconfirmed: true } : { status: "pending" };
}

function requestOf(state: Unpaid): { readonly request?: RequestStatus } {
  return state.request ? { request: state.request } : {};
}
