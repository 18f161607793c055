import type { WireCall } from "../../testing/wireCall.ts";

const change = { items: [{ sku: "TAP-BRANCO", qty: 2 }], shipping_price: 0, recaptcha_response: "local-contact" };
const reasons = { motivo_principal: "Achei muito caro", motivo_descrito: "Encontrei\nmais <b>barato</b>." };

/**
 * The calls that choose, change and cancel pads and food, copied from documents 000 and 002 (§ 7), never from the contract. The documents
 * have no call that removes a product from the cart or begins a purchase: those two are ours.
 */
export const wireCalls = {
  cart: {
    proves: "FUN-322 FUN-144 FUN-145",
    method: "PUT",
    path: "/compra-programada/item/TAP-BRANCO/2",
    reply: {
      data: {
        cart: [
          {
            sku: "TAP-BRANCO",
            name_item: "Tapete branco",
            image_alt: "Pacote branco",
            unit_amount: 6290,
            quantity: 2,
          },
        ],
        has_error: false,
      },
    },
  },
  refusedCart: {
    proves: "FUN-322",
    method: "PUT",
    path: "/compra-programada/item/TAP-BRANCO/0",
    reply: {
      data: { cart: null, has_error: true, message: "Tapete branco: escolha uma das quantidades à venda." },
    },
  },
  takenOut: {
    proves: "ours:",
    method: "POST",
    path: "/compra-programada/retirar/TAP-BRANCO",
    reply: {
      data: {
        cart: [
          {
            sku: "TAP-CARVAO",
            name_item: "Tapete super premium de carvão ativado",
            image_alt: "Pacote preto e verde",
            unit_amount: 10_990,
            quantity: 1,
          },
        ],
        has_error: false,
      },
    },
  },
  begunPurchase: {
    proves: "ours:",
    method: "PUT",
    path: "/compra-programada/tapetes-higienicos/envio",
    body: { assinatura: null },
    reply: { data: { has_error: false } },
  },
  begunPurchaseWithBox: {
    proves: "ours:",
    method: "PUT",
    path: "/compra-programada/tapetes-higienicos/envio",
    body: { assinatura: "ATIVA00001" },
    reply: { data: { has_error: false } },
  },
  refusedPurchase: {
    proves: "ours:",
    method: "PUT",
    path: "/compra-programada/alimentos-umidos/envio",
    body: { assinatura: null },
    reply: { data: { has_error: true, message: "Selecione uma opção de alimento" } },
  },
  changeOfMats: {
    proves: "MAN-336",
    method: "POST",
    path: "/assinaturas/higiene/CTR-TAPETES001/alterar",
    body: change,
    reply: { data: { has_error: false } },
  },
  refusedChangeOfMats: {
    proves: "MAN-336 MAN-278",
    method: "POST",
    path: "/assinaturas/higiene/CTR-TAPETES001/alterar",
    body: { ...change, items: [] },
    reply: { data: { has_error: true, message: "Selecione uma opção de tapete" } },
  },
  changeOfWetFood: {
    proves: "MAN-335",
    method: "POST",
    path: "/assinaturas/alimentos-umidos/CTR-SACHES0001/alterar",
    body: { ...change, items: [{ sku: "SACHE-PEIXE", qty: 24 }] },
    reply: { data: { has_error: false } },
  },
  cancelOfMats: {
    proves: "MAN-338",
    method: "POST",
    path: "/assinaturas/higiene/CTR-TAPETES001/cancelar",
    body: reasons,
    reply: { data: { success: true } },
  },
  cancelOfWetFood: {
    proves: "SUB-328",
    method: "POST",
    path: "/assinaturas/alimentos-umidos/CTR-SACHES0001/cancelar",
    body: reasons,
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
