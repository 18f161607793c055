import { wireCalls } from "@petbox/mock-server/backend/cancellation/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { askToCancel } from "./api.ts";

heldToDocuments(wireCalls, {
  cancelRequest: {
    ask: (client) =>
      askToCancel(client, "ATIVA00001", {
        reason: "Me mudei",
        description: "Vamos morar <b>fora</b> do país.\nO Bob também 🐶.",
      }),
    reads: { ok: true, value: "Recebemos o seu pedido." },
  },
  repeatedCancelRequest: {
    ask: (client) => askToCancel(client, "ATIVA00001", { reason: "Me mudei", description: "" }),
    reads: { ok: false, error: { message: "Já recebemos o seu pedido." } },
  },
});
