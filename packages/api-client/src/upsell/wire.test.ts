import { wireCalls } from "@petbox/mock-server/backend/upsell/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { addExtraItem, listOfferedExtraItems, removeExtraItem } from "./api.ts";

heldToDocuments(wireCalls, {
  offeredExtraItems: {
    ask: (client) => listOfferedExtraItems(client, "SP"),
    reads: [
      {
        tag: "petisco",
        name: "Petisco extra",
        description: "Um pacote a mais todo mês.",
        image: "/imagens/extra-petisco.svg",
        monthlyPrice: 790,
      },
    ],
  },
  upsell: { ask: (client) => addExtraItem(client, "CTR-ATIVA00001", { tag: "petisco", trackCode: "SP" }) },
  refusedUpsell: {
    ask: (client) => addExtraItem(client, "CTR-ATIVA00001", { tag: "areia", trackCode: "SP" }),
    fails: { kind: "refused", message: "Este item não é da trilha da sua assinatura." },
  },
  removedUpsell: { ask: (client) => removeExtraItem(client, "CTR-ATIVA00001") },
});
