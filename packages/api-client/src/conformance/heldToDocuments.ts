import type { WireCall } from "@petbox/mock-server/testing/wireCall";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { type ApiClient, createClient } from "../client/client.ts";
import { endpointOf } from "./endpointOf.ts";

/** The call to make, and the expected result: a value or a failure. */
interface Asked {
  readonly ask: (client: ApiClient) => Promise<unknown>;
  readonly reads?: unknown;
  readonly fails?: unknown;
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Tests an area's client calls against the documents, and checks that the contract decodes and encodes them symmetrically.
 * @param asked each call, with its expected result.
 */
export function heldToDocuments<Name extends string>(
  calls: Readonly<Record<Name, WireCall>>,
  asked: Readonly<Record<NoInfer<Name>, Asked>>,
): void {
  const names = Object.keys(calls) as Name[];
  const rows = names.map((name) => ({ ...calls[name], ...asked[name], name, call: calls[name] }));

  describe("the client, held to the documents", () => {
    it.each(rows)("$proves $method $path ($name)", async ({ method, path, body, reply, ask, reads, fails }) => {
      const { client, sent } = clientOf(reply);
      const made = ask(client);
      if (fails) await expect(made).rejects.toMatchObject({ failure: fails });
      else expect(await made).toEqual(reads);
      expect(sent).toEqual([{ method, path, ...(body !== undefined && { body }) }]);
    });

    // The server's `genero` is passed on to the next URL unchanged.
    it.each(rows.filter(({ reply }) => "genero" in reply))(
      "FUN-049 FUN-050 gives on the genero of $method $path ($name) as it came",
      async ({ reply, ask }) => {
        const genero = "Tartaruga & cão/2?";
        expect(await ask(clientOf({ ...reply, genero }).client)).toMatchObject({ genero });
      },
    );
  });

  describe("the contract, read and written again", () => {
    // The client decodes with the codec that the server encodes with, and vice versa.
    it.each(rows)("$proves decodes and encodes $method $path ($name) as in the documents", ({ call, body, reply }) => {
      const endpoint = endpointOf(call);
      const read = z.decode(endpoint.reply, reply);
      const written = onTheWire(z.encode(endpoint.reply, read));
      // Undefined fields need not be written.
      expect(reply).toMatchObject(Object(written));
      expect(z.decode(endpoint.reply, written)).toEqual(read);
      const again = endpoint.body && z.encode(endpoint.body, z.decode(endpoint.body, body));
      // A file cannot be compared as JSON.
      expect(endpoint.isForm || again === undefined ? again : onTheWire(again)).toEqual(body);
    });
  });
}

/** The body of a request by its field names. */
function bodyOf(body: BodyInit): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
}

/** A client whose server always sends this reply, with its requests. */
function clientOf(reply: unknown) {
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
