import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { isLevelName, type LevelName } from "@petbox/domain/loyalty/levels";
import type { Sex } from "@petbox/domain/pet/sex";
import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import type { Shipment } from "@petbox/domain/shipment/shipment";
import * as z from "zod/mini";
import { arrayOfValid, optionalArrayOfValid } from "../contract/arrayOfValid.ts";
import { attentionFactsWire } from "../contract/attentionFactsWire.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optional, optionalBoolean, strictOptional, textOrNull } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { waitingPaymentWire } from "../contract/paymentMethodWire.ts";
import { petSexWire, petSizeWire, petSpeciesWire } from "../contract/petWire.ts";
import { isTruthyInPhp, presenceFlag } from "../contract/presence.ts";
import { shipmentStatusWire } from "../contract/shipmentStatusWire.ts";

const level = optionalEnum<LevelName>((text) => (isLevelName(text) ? text : undefined));

/** The carrier's name. A server without casts sends 0 while there is no carrier. */
const carrierWire = z.codec(nullish(coercedString), z.custom<string | undefined>(), {
  decode: (sent) => (isTruthyInPhp(sent) ? sent : undefined),
  encode: (name) => name,
});

/** A BOX as the server lists it (SUB-113). Its tracking code and the expected day are our additions. */
const shipmentWire: z.ZodMiniType<Shipment> = fieldMap({
  id: ["tid", coercedString],
  status: ["status", shipmentStatusWire],
  chargedOn: ["dt_cobranca", optionalCivilDate],
  packed: ["embalando", presenceFlag],
  packedOn: ["dt_embalando", optionalCivilDate],
  carrier: ["transportadora", carrierWire],
  collectedOn: ["dt_coletado", optionalCivilDate],
  delivered: ["entregue", presenceFlag],
  deliveredOn: ["dt_entregue", optionalCivilDate],
  rated: ["avaliou", optionalBoolean],
  trackingCode: ["code_rast", optional(coercedString)],
  expectedOn: ["dt_prevista", optionalCivilDate],
});

/** A flow entry before its parts are combined. */
interface FlowRecord extends Omit<ShipmentFlow, "pet" | "picture" | "payment"> {
  readonly petName: string;
  readonly petSex?: Sex | undefined;
  readonly species?: Species | undefined;
  readonly size?: PetSize | undefined;
  readonly picture?: string | undefined;
  readonly isPictureBroken: boolean;
  readonly paid: boolean;
  readonly paymentOn?: CivilDate | undefined;
}

const flow: z.ZodMiniType<FlowRecord> = fieldMap({
  subscription: ["subscription_code", coercedString],
  petName: ["pet_name", textOrNull],
  picture: ["pet_image", nullish(coercedString)],
  level: ["benefit_level", level],
  active: ["active", optionalBoolean],
  since: ["subscription_created_at", optionalCivilDate],
  nextShipDate: ["next_env_date", optionalCivilDate],
  nextInvoiceDate: ["next_invoice_date", optionalCivilDate],
  paid: ["pagamento_pago", optionalBoolean],
  paymentOn: ["dt_cobranca_pg", optionalCivilDate],
  isPictureBroken: ["error_img", optionalBoolean],
  shipments: ["envios", optionalArrayOfValid(shipmentWire)],
  petSex: ["pet_sex", petSexWire],
  species: ["pet_species", petSpeciesWire],
  size: ["pet_size", petSizeWire],
  amountDue: ["amount_due", optional(centsWire)],
  waitingPayment: ["payment_waiting", waitingPaymentWire],
  payUntil: ["payment_due_on", optional(optionalCivilDate)],
  facts: ["attention", attentionFactsWire],
});

/**
 * A flow entry (SUB-111). The pet's sex, species and size, the debt, the method of its pending payment, that payment's last day and what
 * decides the most urgent thing are our additions.
 */
export const flowWire = z.codec(flow, z.custom<ShipmentFlow>(), {
  decode: ({ petName, petSex, picture, isPictureBroken, species, size, paid, paymentOn, ...read }) => ({
    ...read,
    pet: { name: petName, sex: petSex },
    picture: { address: picture, isBroken: isPictureBroken, species, size },
    payment: { paid, on: paymentOn },
  }),
  encode: ({ pet, picture, payment, ...value }) => ({
    ...value,
    petName: pet.name ?? "",
    petSex: pet.sex,
    picture: picture.address,
    isPictureBroken: picture.isBroken ?? false,
    species: picture.species,
    size: picture.size,
    paid: payment.paid,
    paymentOn: payment.on,
  }),
});

/** The flow entries, or an error, which may hold HTML. */
const flows = outcome({ flows: ["data", strictOptional(arrayOfValid(flowWire))] });

export const listShipmentFlowsEndpoint = endpoint({
  method: "POST",
  path: "/client/shipments-flow",
  summary: "The progress of all of the customer's boxes (SUB-303)",
  isRead: true,
  reply: flows,
});

export const readShipmentFlowEndpoint = endpoint({
  method: "POST",
  path: "/client/shipments-flow/{subscription}",
  summary: "The progress of the boxes of one subscription (SUB-302)",
  isRead: true,
  reply: flows,
});
