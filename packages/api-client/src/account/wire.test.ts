import { parseInstagram } from "@petbox/domain/identity/instagram";
import { parsePasswordChange } from "@petbox/domain/identity/passwordChange";
import { wireCalls } from "@petbox/mock-server/backend/account/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { customer, valid } from "../conformance/sent.ts";
import { changeInstagram, changePassword, listOverdue, saveUserData } from "./api.ts";

const instagram = (text: string) => valid(parseInstagram(text));
const mikas = "mika-adora-petbox";
const passwordChange = valid(
  parsePasswordChange({ oldPassword: "bob-adora-petbox", password: mikas, confirmation: mikas }),
);

heldToDocuments(wireCalls, {
  userData: { ask: (client) => saveUserData(client, customer) },
  refusedUserData: {
    ask: (client) => saveUserData({ ...client, botCheck: async () => "robot" }, customer),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  instagram: { ask: (client) => changeInstagram(client, instagram("bob.e.mika")) },
  sameInstagram: { ask: (client) => changeInstagram(client, instagram("bob.da.carla")) },
  newPassword: { ask: (client) => changePassword(client, passwordChange) },
  needsRetry: {
    ask: listOverdue,
    reads: [
      {
        code: "ATRASO0001",
        nextInvoiceDate: "2026-02-24",
        name: "Mika",
        sex: "female",
        facts: {
          status: "overdue",
          debt: { on: "2026-02-24", amount: 6_990 },
          term: { on: "2027-01-24", renews: true, amount: 6_990 },
        },
      },
    ],
  },
});
