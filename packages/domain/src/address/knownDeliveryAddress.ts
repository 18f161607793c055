import { addressFields } from "./cepLookup.ts";
import type { NewDeliveryAddress } from "./newDeliveryAddress.ts";

/** A delivery address with its known parts only, plus the directions for the courier (SUB-139). */
export type KnownDeliveryAddress = Partial<NewDeliveryAddress>;

const parts = [...addressFields, "reference"] as const;

/** Whether two addresses are the same for the courier; empty and unknown parts are equal. */
export function isSameDeliveryAddress(one: KnownDeliveryAddress = {}, other: KnownDeliveryAddress = {}): boolean {
  return parts.every((part) => (one[part] ?? "") === (other[part] ?? ""));
}
