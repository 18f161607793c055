import type { KnownDeliveryAddress } from "../address/knownDeliveryAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { PetSize } from "../pet/size.ts";
import type { Species } from "../pet/species.ts";

/** An item included in a subscription. */
export interface SubscriptionItem {
  readonly sku: string;
  readonly quantity: number;
  readonly image?: string;
  readonly imageAlt?: string;
}

/** A subscription in the account's data (SUB-138). */
export interface AccountSubscription {
  /** Its id in API calls and URLs. */
  readonly contractId: string;
  /** Its code, as in the list of overdue subscriptions; absent if the server does not send it. */
  readonly code?: string;
  /** The tag of its plan. */
  readonly plan: string;
  /** Its name, if it is not a pet's box. */
  readonly name?: string;
  /** Picture of the product. */
  readonly image?: string;
  readonly pet: NamedPet;
  readonly petId?: string;
  readonly petSize?: PetSize;
  /** Absent if the server does not send it; the size implies it too. */
  readonly petSpecies?: Species;
  /** URL of the customer's picture of the pet. */
  readonly petPicture?: string;
  readonly address?: KnownDeliveryAddress;
  /** Why the address cannot be changed (ended, or not started); absent if it can. */
  readonly addressLocked?: string;
  /** Whether it is shipped on its own, not with a pet's box. */
  readonly isStandalone: boolean;
  /** The pet whose box it is shipped with. */
  readonly sentWith?: NamedPet;
  readonly nextShipmentOn?: CivilDate;
  readonly items: readonly SubscriptionItem[];
}
