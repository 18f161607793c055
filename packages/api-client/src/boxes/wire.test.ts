import { wireCalls } from "@petbox/mock-server/backend/boxes/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { openBox } from "../conformance/sent.ts";
import { confirmDelivery } from "./api.ts";

heldToDocuments(wireCalls, {
  confirmedDelivery: {
    ask: (client) => confirmDelivery(client, { id: openBox.box }),
    reads: [
      {
        id: openBox.box,
        subscription: "DACONTA001",
        pet: { name: "Bob", sex: "male" },
        createdOn: "2026-02-10",
        trackingCode: "PB123456789BR",
        shipmentCreated: true,
        aborted: false,
        posted: true,
        delivered: true,
        deliveredOn: "2026-02-17",
        rated: false,
        itemsAverage: 4.5,
        boxAverage: 5,
      },
    ],
  },
});
