import { parseCep } from "@petbox/domain/address/cep";
import { wireCalls } from "@petbox/mock-server/backend/addresses/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { valid } from "../conformance/sent.ts";
import { changeAddress, verifyAddress } from "./api.ts";

const inManaus = {
  cep: valid(parseCep("69036360")),
  street: "Avenida Brasil",
  number: "305",
  complement: "casa 2",
  neighborhood: "Compensa",
  city: "Manaus",
  state: "AM",
  reference: "em frente ao parque",
} as const;

heldToDocuments(wireCalls, {
  verifyAddress: {
    ask: (client) => verifyAddress(client, "ATRASO0001", inManaus),
    reads: {
      chargesNow: true,
      amount: 9_945,
      newFreight: 2_955,
      newInstalment: 9_945,
      isRenewed: false,
      boxesToBeSent: 1,
      nextInvoiceDate: "2026-02-24",
      hasGeneratedBox: false,
      cardDigits: "0002",
      before: { freight: 0, instalment: 6990, expiresOn: "2027-01-24", nextChargeAmount: 6_990 },
      newExpiresOn: "2027-01-24",
      nextChargeOn: "2026-03-24",
      nextChargeAmount: 9_945,
    },
  },
  changeAddress: {
    ask: (client) => changeAddress(client, "ATRASO0001", inManaus),
    reads: { refusedCharge: 9_945 },
  },
});
