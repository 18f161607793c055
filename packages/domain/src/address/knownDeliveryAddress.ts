import type { Address } from "./address.ts";

/** Where boxes go, as much of it as is known, and what helps to find the door (SUB-139). */
export type KnownDeliveryAddress = { readonly [Part in keyof Address]?: Address[Part] } & {
  readonly reference?: string;
};

const parts = ["cep", "street", "number", "complement", "neighborhood", "city", "state", "reference"] as const;

/** Whether two are the same to whoever brings a box; what is empty and what is unknown are one. */
export function isSameDeliveryAddress(one: KnownDeliveryAddress = {}, other: KnownDeliveryAddress = {}): boolean {
  return parts.every((part) => (one[part] ?? "") === (other[part] ?? ""));
}
