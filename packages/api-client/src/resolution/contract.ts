import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { optionalText } from "../contract/replies.ts";

export const cardHashEndpoint = endpoint({
  method: "GET",
  path: "/payment/credit-card-hash/{subscription}",
  summary: "Opens the regularisation of a subscription of one's own and answers its hash",
  reply: z.object({
    data: z.object({ has_error: z.boolean(), hash: optionalText }),
  }),
  example: { parameters: { subscription: "DACONTA001" } },
});
