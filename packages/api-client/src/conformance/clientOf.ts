import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";

/** The body of a request by its field names. */
function bodyOf(body: BodyInit): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
}

/** A client whose server always sends this reply, with its requests. */
export function clientOf(reply: unknown) {
  const sent: { method: string | undefined; path: string; body?: unknown }[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "local-contact",
    send: async (path, { method, body } = {}) => {
      sent.push({ method, path: String(path), ...(body != null && { body: bodyOf(body) }) });
      return Response.json(reply);
    },
  });
  return { client, sent };
}
