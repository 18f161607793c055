import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { succeededWithText } from "../contract/replies.ts";
import { optionalLongText } from "../contract/sentTexts.ts";

export const cancelPlanEndpoint = endpoint({
  method: "POST",
  path: "/plano/cancel/{code}",
  summary: "Requests a cancellation; the reply comes by e-mail within a business day (MAN-321, MAN-397)",
  // The domain knows the valid reasons, and rejects any other with its own message (MAN-254).
  body: fieldMap({ reason: ["motivo_principal", z.string()], description: ["motivo_descrito", optionalLongText] }),
  reply: succeededWithText,
  refusedWith: [400, 401, 402, 403, 404, 405, 406, 407, 408, 409],
});
