import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { faultless } from "../contract/outcome.ts";
import { under } from "../contract/renamed.ts";
import { nullable } from "../contract/wireValues.ts";

export const cardHashEndpoint = endpoint({
  method: "GET",
  path: "/payment/credit-card-hash/{subscription}",
  summary: "Opens the regularisation of a subscription of one's own and gives its hash",
  reply: under("data", faultless({ hash: ["hash", nullable(z.string())] })),
  example: { parameters: { subscription: "DACONTA001" } },
});
