import type { StateCode } from "../address/states.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { WaitingPayment } from "../payment/waitingPayment.ts";
import { ofPet, type PetCalled } from "../pet/phrases.ts";
import type { ScheduledShipment } from "../shipment/scheduledShipment.ts";
import type { ListedStatus } from "../subscription/listedSubscription.ts";
import type { ScheduledItem, ScheduledProduct } from "./scheduledItem.ts";

/** A subscription to pads or food, as its own pages show it (SUB-104 to SUB-106, MAN-062). */
export interface OwnScheduled {
  readonly code: string;
  readonly contractId: string;
  readonly status: ListedStatus;
  /** As they are wanted by now. */
  readonly items: readonly ScheduledItem[];
  /** Whether it is sent by itself, and not with a pet's box. */
  readonly isStandalone: boolean;
  /** With whose box it is sent. */
  readonly sentWith?: PetCalled;
  readonly nextShipmentOn?: CivilDate;
  /** Of each shipment. */
  readonly freight: Cents;
  /** The newest first. */
  readonly shipments: readonly ScheduledShipment[];
  /** All that can be had of its kind; what has no options is gone. */
  readonly products: readonly ScheduledProduct[];
  /** The first charge that a change made today is in; absent where none is to come, or nobody said. */
  readonly nextChargeOn?: CivilDate;
  /** What was to be paid and is not; absent where nothing is, or nobody said. */
  readonly amountDue?: Cents;
  /** By what that is being paid already. */
  readonly waitingPayment?: WaitingPayment;
  /** From which day on nothing is charged any more. */
  readonly endedOn?: CivilDate;
  /** What the freight of another weight is worked out of; absent where the server keeps that to itself. */
  readonly parcel?: { readonly state: StateCode; readonly price: Cents };
}

/** How it is sent, in words (SUB-105). */
export function dispatchText({ isStandalone, sentWith }: Pick<OwnScheduled, "isStandalone" | "sentWith">): string {
  return isStandalone || sentWith === undefined ? "Envio avulso" : `Com o BOX ${ofPet(sentWith)}`;
}

/** Whether it goes on, so that it can be changed and cancelled. */
export function goesOn({ endedOn }: Pick<OwnScheduled, "endedOn">): boolean {
  return endedOn === undefined;
}

/** Those that are paid and have not come yet, nor were called off. */
export function stillComing({ shipments }: Pick<OwnScheduled, "shipments">): readonly ScheduledShipment[] {
  return shipments.filter(({ status, delivered }) => status !== "aborted" && !delivered);
}
