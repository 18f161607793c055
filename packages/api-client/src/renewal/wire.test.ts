import { wireCalls } from "@petbox/mock-server/backend/renewal/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { renewSubscription } from "./api.ts";

heldToDocuments(wireCalls, {
  renewal: { ask: (client) => renewSubscription(client, "VENCIDA001"), reads: "Sua assinatura foi renovada!" },
  refusedRenewal: {
    ask: (client) => renewSubscription(client, "ATIVA00001"),
    fails: { kind: "refused", message: "Esta assinatura se renova sozinha." },
  },
});
