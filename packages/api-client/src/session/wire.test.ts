import { parseNewPassword } from "@petbox/domain/identity/newPassword";
import { wireCalls } from "@petbox/mock-server/backend/session/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { email, valid } from "../conformance/sent.ts";
import { logIn, logInLead, requestPasswordLink, resetPassword } from "./api.ts";

const credentials = { email: "carla.lima@gmail.com", password: "bob-adora-petbox" };
const carla = { email: "carla.lima@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true };

heldToDocuments(wireCalls, {
  leadLogin: {
    ask: (client) =>
      logInLead(client, email("ana.souza@gmail.com"), { phone: { areaCode: "21", number: "987654321" } }),
    reads: {
      name: null,
      subscriptions: 0,
      customerCode: "lead0001",
      reach: "checkout",
      contact: { ...carla, email: "ana.souza@gmail.com", areaCode: "21", phoneNumber: "987654321", privacy: true },
    },
  },
  leadWithoutNews: {
    ask: (client) =>
      logInLead(client, email("ana.souza@gmail.com"), {
        phone: { areaCode: "21", number: "987654321" },
        newsletter: false,
      }),
    reads: {
      name: null,
      subscriptions: 0,
      customerCode: "lead0001",
      reach: "checkout",
      contact: {
        ...carla,
        email: "ana.souza@gmail.com",
        areaCode: "21",
        phoneNumber: "987654321",
        newsletter: false,
        privacy: true,
      },
    },
  },
  login: {
    ask: (client) => logIn(client, credentials, false),
    reads: {
      name: "Carla Lima",
      subscriptions: 0,
      customerCode: "conta0001",
      contact: { ...carla, privacy: true },
    },
  },
  refusedLogin: {
    ask: (client) => logIn(client, { ...credentials, password: "errada" }, false),
    fails: { kind: "refused" },
  },
  passwordLink: { ask: (client) => requestPasswordLink(client, email("carla.lima@gmail.com")) },
  password: {
    ask: (client) =>
      resetPassword(
        client,
        "link-de-teste",
        valid(parseNewPassword({ password: "bob-2026", confirmation: "bob-2026" })),
      ),
  },
});
