import type { WireCall } from "../../testing/wireCall.ts";

/** A flow entry, with the names of 001 § 3. The fields after `envios` are ours, and so are the last two of an envio. */
const flow = {
  subscription_code: "ATIVA00001",
  pet_name: "Bob",
  pet_image: "/imagens/pet-caramelo.svg",
  benefit_level: "Bronze",
  active: true,
  subscription_created_at: "2026-02-03",
  next_env_date: "2026-03-09",
  next_invoice_date: "2026-04-03",
  pagamento_pago: true,
  dt_cobranca_pg: "2026-03-03",
  error_img: false,
  envios: [
    {
      tid: "ATIVA00001-1",
      status: 4,
      dt_cobranca: "2026-02-03",
      embalando: 1,
      dt_embalando: "2026-02-04",
      transportadora: "Loggi",
      dt_coletado: "2026-02-05",
      entregue: 1,
      dt_entregue: "2026-02-07",
      avaliou: false,
      code_rast: "PB123456789BR",
      dt_prevista: "2026-02-07",
    },
  ],
  pet_sex: "masculino",
  pet_species: "dog",
  pet_size: "medio",
  attention: {
    status: "ACTIVE",
    term: { ends_on: "2027-02-03", renews: true, amount: 6990 },
    next_charge: { date: "2026-04-03", amount: 6990 },
  },
};

/** The calls of the tracker, copied from the documents (001 § 3 and § 7), never from the contract. */
export const wireCalls = {
  shipmentFlows: {
    proves: "SUB-303 SUB-111 SUB-113",
    method: "POST",
    path: "/client/shipments-flow",
    reply: { success: true, data: [flow] },
  },
  shipmentFlow: {
    proves: "SUB-302 SUB-111 SUB-113",
    method: "POST",
    path: "/client/shipments-flow/ATIVA00001",
    reply: { success: true, data: [flow] },
  },
  unknownShipmentFlow: {
    proves: "SUB-302 SUB-338",
    method: "POST",
    path: "/client/shipments-flow/DEOUTRO",
    reply: { success: false, error: "Não encontramos <strong>esta assinatura</strong> na sua conta." },
    worded: ["error"],
  },
} as const satisfies Record<string, WireCall>;
