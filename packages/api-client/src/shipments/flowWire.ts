import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { isLevelName, type LevelName } from "@petbox/domain/loyalty/levels";
import type { Sex } from "@petbox/domain/pet/sex";
import { isSpecies, type Species } from "@petbox/domain/pet/species";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { type Shipment, shipmentStatusCode, shipmentStatusOf } from "@petbox/domain/shipment/shipment";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { petSexWire } from "../contract/petWire.ts";
import { waitingPaymentWire } from "../contract/waitingPayment.ts";
import { absent, day, mark, noted, nullable, textOrNull, word } from "../contract/wireValues.ts";

const level = word<LevelName>(
  (text) => (isLevelName(text) ? text : undefined),
  (name) => name,
);
const species = word<Species>(
  (text) => (isSpecies(text) ? text : undefined),
  (tag) => tag,
);

/** The server's number of a status; of another word it is one that the shop does not know. */
const status = z.codec(z.optional(z.nullable(z.union([z.number(), z.string()]))), z.custom<Shipment["status"]>(), {
  decode: (sent) => shipmentStatusOf(Number(sent ?? Number.NaN)),
  encode: shipmentStatusCode,
});

/** A BOX as the server lists it (SUB-113). Its code for the carrier and the expected day are additions of ours. */
const shipmentWire: z.ZodMiniType<Shipment> = fieldMap({
  id: ["tid", z.coerce.string()],
  status: ["status", status],
  chargedOn: ["dt_cobranca", day],
  packed: ["embalando", noted],
  packedOn: ["dt_embalando", day],
  carrier: ["transportadora", nullable(z.string())],
  collectedOn: ["dt_coletado", day],
  delivered: ["entregue", noted],
  deliveredOn: ["dt_entregue", day],
  rated: ["avaliou", mark],
  trackingCode: ["code_rast", absent(z.string())],
  expectedOn: ["dt_prevista", day],
});

/** None are as good as an empty list. */
const shipmentsWire = z.codec(z.optional(z.nullable(z.array(shipmentWire))), z.custom<readonly Shipment[]>(), {
  decode: (sent) => sent ?? [],
  encode: (shipments) => [...shipments],
});

/** A flow entry before its parts are put together. */
interface FlowRecord extends Omit<ShipmentFlow, "pet" | "picture" | "payment"> {
  readonly petName: string;
  readonly petSex?: Sex | undefined;
  readonly species?: Species | undefined;
  readonly picture?: string | undefined;
  readonly isPictureBroken: boolean;
  readonly paid: boolean;
  readonly paymentOn?: CivilDate | undefined;
}

const flow: z.ZodMiniType<FlowRecord> = fieldMap({
  subscription: ["subscription_code", z.string()],
  petName: ["pet_name", textOrNull],
  picture: ["pet_image", nullable(z.string())],
  level: ["benefit_level", level],
  active: ["active", mark],
  since: ["subscription_created_at", day],
  nextShipDate: ["next_env_date", day],
  nextInvoiceDate: ["next_invoice_date", day],
  paid: ["pagamento_pago", mark],
  paymentOn: ["dt_cobranca_pg", day],
  isPictureBroken: ["error_img", mark],
  shipments: ["envios", shipmentsWire],
  petSex: ["pet_sex", petSexWire],
  species: ["pet_species", species],
  amountDue: ["amount_due", absent(centsWire)],
  waitingPayment: ["payment_waiting", waitingPaymentWire],
  payUntil: ["payment_due_on", absent(day)],
});

/** A flow entry (SUB-111). The pet's sex and species, what is owed, by what it is being paid, and until when that can be done, are additions of ours. */
export const flowWire = z.codec(flow, z.custom<ShipmentFlow>(), {
  decode: ({ petName, petSex, picture, isPictureBroken, species, paid, paymentOn, ...read }) => ({
    ...read,
    pet: { name: petName, sex: petSex },
    picture: { address: picture, isBroken: isPictureBroken, species },
    payment: { paid, on: paymentOn },
  }),
  encode: ({ pet, picture, payment, ...value }) => ({
    ...value,
    petName: pet.name ?? "",
    petSex: pet.sex,
    picture: picture.address,
    isPictureBroken: picture.isBroken ?? false,
    species: picture.species,
    paid: payment.paid,
    paymentOn: payment.on,
  }),
});
