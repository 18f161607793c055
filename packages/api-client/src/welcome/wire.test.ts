import { parseInstagram } from "@petbox/domain/identity/instagram";
import { wireCalls } from "@petbox/mock-server/backend/welcome/wireCalls";
import { noPhoto, onePixel } from "@petbox/mock-server/testing/photos";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { valid } from "../conformance/sent.ts";
import { savePetAnswers, sendPetPhoto } from "./api.ts";

const instagram = (text: string) => valid(parseInstagram(text));

heldToDocuments(wireCalls, {
  petData: {
    ask: (client) =>
      savePetAnswers(client, {
        neutered: true,
        overweight: false,
        usesPads: true,
        food: "Ração de frango",
        dewormer: "A cada 3 meses",
        fleaProduct: "Coleira",
        pictureGiven: true,
        instagram: instagram("bob.da.ana"),
        home: "apartamento",
        foodShop: "internet",
        guardian: "pai",
        severalPets: false,
        maritalStatus: "relacionamento_serio",
      }),
  },
  petDataOfAnother: {
    ask: (client) =>
      savePetAnswers(client, {
        pictureGiven: false,
        home: "casa",
        foodShop: "outros",
        guardian: "mae",
        maritalStatus: "solteiro",
      }),
  },
  petImage: { ask: (client) => sendPetPhoto(client, onePixel) },
  refusedPetImage: {
    ask: (client) => sendPetPhoto(client, noPhoto),
    fails: { kind: "refused" },
  },
});
