import { wireCalls } from "@petbox/mock-server/backend/pets/wireCalls";
import { onePixel } from "@petbox/mock-server/testing/photos";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { changePhoto } from "./api.ts";

heldToDocuments(wireCalls, {
  photo: {
    ask: (client) =>
      changePhoto(client, { contractId: "CTR-ATIVA00001", petId: "PET-ATIVA00001" }, "MOIP-CONTA0001", onePixel),
  },
});
