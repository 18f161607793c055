import { type CivilDate, compareDates } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";

/** What the life of a subscription is made of, as somebody looks for it. */
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
  /** Whether it is still to come. */
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
  "box-leaves": { kind: "box", isNext: true },
  "box-arrives": { kind: "box", isNext: true },
  started: { kind: "term" },
  starts: { kind: "term", isNext: true },
  "renewed-from": { kind: "term" },
  renewed: { kind: "term" },
  expired: { kind: "term" },
  "cancel-asked": { kind: "term" },
  canceled: { kind: "term" },
  renews: { kind: "term", isNext: true },
  ends: { kind: "term", isNext: true },
  "address-changed": { kind: "change" },
  "extra-changed": { kind: "change" },
} as const satisfies Readonly<Record<string, EventSeed>>;

export type HistoryEventName = keyof typeof events;

export function isHistoryEvent(name: string): name is HistoryEventName {
  return Object.hasOwn(events, name);
}

/** Something that happened to a subscription, or that will. */
export interface HistoryEntry {
  readonly event: HistoryEventName;
  readonly on: CivilDate;
  /** Of a charge, or of what leaving costs. */
  readonly amount?: Cents;
  /** The code of the subscription before, or of the one that goes on. */
  readonly subscription?: string;
  /** The city that the boxes go to, the card that is tried, or the extra item; without one the extra item was given up. */
  readonly what?: string;
}

export function historyKindOf({ event }: Pick<HistoryEntry, "event">): HistoryKind {
  return events[event].kind;
}

/** Whether it is still to come. */
export function isNext({ event }: Pick<HistoryEntry, "event">): boolean {
  const seed: EventSeed = events[event];
  return seed.isNext === true;
}

/** What is shown of a subscription's life. */
export interface SplitHistory {
  /** The soonest first. */
  readonly next: readonly HistoryEntry[];
  /** The latest first. */
  readonly past: readonly HistoryEntry[];
}

/** What is to come, and what has been; of one kind, or all of it. What happened on one day keeps its order in time. */
export function splitHistory(entries: readonly HistoryEntry[], kind?: HistoryKind): SplitHistory {
  const wanted = entries
    .filter((entry) => kind === undefined || historyKindOf(entry) === kind)
    .toSorted((one, other) => compareDates(one.on, other.on));
  return { next: wanted.filter(isNext), past: wanted.filter((entry) => !isNext(entry)).toReversed() };
}

/** The kinds of which there is something. */
export function kindsIn(entries: readonly HistoryEntry[]): readonly HistoryKind[] {
  return historyKinds.filter((kind) => entries.some((entry) => historyKindOf(entry) === kind));
}
