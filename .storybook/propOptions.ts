import { maskKinds } from "../packages/design-system/src/components/forms/MaskedField/maskKinds.ts";
import { brandNames } from "../packages/design-system/src/components/payment/CardPicture/cardInWords.ts";
import { light } from "../packages/design-system/src/tokens/generated/light.ts";
import { catCoats, dogCoats } from "../packages/domain/src/pet/coat.ts";
import { catSize, sizes } from "../packages/domain/src/pet/size.ts";
import { speciesList } from "../packages/domain/src/pet/species.ts";
import { shipmentProgressLabels } from "../packages/domain/src/shipment/scheduledShipment.ts";
import { accountSections } from "../packages/domain/src/site/accountSections.ts";
import { type StatusTone, subscriptionStatuses } from "../packages/domain/src/subscription/status.ts";

type Option = string | number;

/** A control in the words of an `argType`. */
export interface OwnControl {
  readonly control: false | { readonly type: "text" | "number" | "boolean" | "select" };
  readonly options?: readonly Option[];
}

/** A menu of these values. */
export function selectOf(options: readonly Option[]): OwnControl {
  return { control: { type: "select" }, options };
}

const tones: Readonly<Record<StatusTone, true>> = {
  neutral: true,
  success: true,
  warning: true,
  danger: true,
  info: true,
};

/** Menus of the types that react-docgen knows by name only: those of other packages, and the keys of values. */
export const optionsByType = {
  AccountSection: selectOf(accountSections),
  Coat: selectOf([...dogCoats, ...catCoats]),
  Gap: selectOf(Object.keys(light.space)),
  MaskKind: selectOf(Object.keys(maskKinds)),
  PetSize: selectOf([...sizes, catSize]),
  ShipmentProgress: selectOf(Object.keys(shipmentProgressLabels)),
  ShownBrand: selectOf(Object.keys(brandNames)),
  Species: selectOf(speciesList),
  StatusTone: selectOf(Object.keys(tones)),
  SubscriptionStatus: selectOf(subscriptionStatuses),
} as const;
