import type { KnownDeliveryAddress } from "../address/knownDeliveryAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { PetCalled } from "../pet/phrases.ts";
import type { PetSize } from "../pet/size.ts";

/** Something that comes with a subscription. */
export interface SubscriptionItem {
  readonly sku: string;
  readonly quantity: number;
  readonly image?: string;
  readonly imageAlt?: string;
}

/** A subscription as the account's data show it (SUB-138). */
export interface AccountSubscription {
  /** By which calls and addresses name it. */
  readonly contractId: string;
  /** The tag of its plan. */
  readonly plan: string;
  /** What it is called, where that is no pet's box. */
  readonly name?: string;
  /** The picture of what is bought. */
  readonly image?: string;
  readonly pet: PetCalled;
  readonly petId?: string;
  readonly petSize?: PetSize;
  /** The address of the picture that the customer gave of the pet. */
  readonly petPicture?: string;
  readonly address?: KnownDeliveryAddress;
  /** Why the address cannot be changed: it has ended, or has not begun. Absent where it can. */
  readonly addressLocked?: string;
  /** Whether it is sent by itself, and not with a pet's box. */
  readonly isStandalone: boolean;
  /** With whose box it is sent. */
  readonly sentWith?: PetCalled;
  readonly nextShipmentOn?: CivilDate;
  readonly items: readonly SubscriptionItem[];
}
