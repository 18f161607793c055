import { wireCalls } from "@petbox/mock-server/backend/nps/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { answerSurvey } from "./api.ts";

const surveyHash = "3dd7535571778bc0ce578ffb48eb5771";
const survey = { email: "carla.lima@gmail.com", iteration: 3, answered: false };

heldToDocuments(wireCalls, {
  surveyWithReason: {
    ask: (client) => answerSurvey(client, surveyHash, survey, { score: 8, reason: "Tive problemas com atraso" }),
  },
  surveyOfPromoter: { ask: (client) => answerSurvey(client, surveyHash, survey, { score: 9 }) },
});
