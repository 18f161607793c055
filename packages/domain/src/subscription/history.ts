import { type CivilDate, compareDates } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";

/** The categories of a subscription's history, for filtering. */
export const historyKinds = ["charge", "box", "term", "change"] as const;

export type HistoryKind = (typeof historyKinds)[number];

export const historyKindLabels: Readonly<Record<HistoryKind, string>> = {
  charge: "Cobranças",
  box: "Caixas",
  term: "Assinatura",
  change: "Mudanças",
};

interface EventSeed {
  readonly kind: HistoryKind;
  /** Whether it is in the future. */
  readonly isNext?: true;
}

const events = {
  "charge-paid": { kind: "charge" },
  "charge-refused": { kind: "charge" },
  "charge-due": { kind: "charge", isNext: true },
  "charge-retry": { kind: "charge", isNext: true },
  "penalty-paid": { kind: "charge" },
  "penalty-refused": { kind: "charge" },
  "penalty-due": { kind: "charge", isNext: true },
  "box-sent": { kind: "box" },
  "box-delivered": { kind: "box" },
  "box-aborted": { kind: "box" },
  "box-credited": { kind: "charge" },
  "box-refunded": { kind: "charge" },
  "box-leaves": { kind: "box", isNext: true },
  "box-arrives": { kind: "box", isNext: true },
  started: { kind: "term" },
  starts: { kind: "term", isNext: true },
  "renewed-from": { kind: "term" },
  renewed: { kind: "term" },
  expired: { kind: "term" },
  "cancel-asked": { kind: "term" },
  canceled: { kind: "term" },
  "renewal-canceled": { kind: "term" },
  renews: { kind: "term", isNext: true },
  ends: { kind: "term", isNext: true },
  "address-changed": { kind: "change" },
  "extra-changed": { kind: "change" },
} as const satisfies Readonly<Record<string, EventSeed>>;

export type HistoryEventName = keyof typeof events;

export function isHistoryEvent(name: string): name is HistoryEventName {
  return Object.hasOwn(events, name);
}

/** A past or future event of a subscription. */
export interface HistoryEntry {
  readonly event: HistoryEventName;
  readonly on: CivilDate;
  /** Of a charge or a penalty. */
  readonly amount?: Cents;
  /** The code of the previous subscription, or of the one that replaced it. */
  readonly subscription?: string;
  /** The new city, the charged card, or the extra item; without it, the extra item was removed. */
  readonly what?: string;
}

export function historyKindOf({ event }: Pick<HistoryEntry, "event">): HistoryKind {
  return events[event].kind;
}

/** Whether the event is in the future. */
export function isNext({ event }: Pick<HistoryEntry, "event">): boolean {
  const seed: EventSeed = events[event];
  return seed.isNext === true;
}

/** A subscription's history as displayed. */
export interface SplitHistory {
  /** Soonest first. */
  readonly next: readonly HistoryEntry[];
  /** Latest first. */
  readonly past: readonly HistoryEntry[];
}

/** Splits the history into future and past, optionally of one kind. Events of the same day keep their order. */
export function splitHistory(entries: readonly HistoryEntry[], kind?: HistoryKind): SplitHistory {
  const wanted = entries
    .filter((entry) => kind === undefined || historyKindOf(entry) === kind)
    .sort((one, other) => compareDates(one.on, other.on));
  return { next: wanted.filter(isNext), past: wanted.filter((entry) => !isNext(entry)).reverse() };
}

/** The kinds that occur in the history. */
export function kindsIn(entries: readonly HistoryEntry[]): readonly HistoryKind[] {
  return historyKinds.filter((kind) => entries.some((entry) => historyKindOf(entry) === kind));
}

/** Whether a box is still to leave, or has left and not arrived. */
export function isBoxComing(entries: readonly HistoryEntry[]): boolean {
  const { next, past } = splitHistory(entries, "box");
  return next.length > 0 || past[0]?.event === "box-sent";
}
