import type { WireCall } from "@petbox/mock-server/testing/wireCall";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { ApiClient } from "../client/client.ts";
import { clientOf } from "./clientOf.ts";
import { endpointOf } from "./endpointOf.ts";

/** The call to make, and what its reply must become: a value or a failure. */
interface Asked {
  readonly ask: (client: ApiClient) => Promise<unknown>;
  readonly reads?: unknown;
  readonly fails?: unknown;
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Compares the client's calls of an area with the documents, and checks that the contract reads and writes them alike.
 * @param asked each call, with what its reply must become.
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
    // The client reads what the server writes by the same codec, and the other way round.
    it.each(rows)(
      "$proves says of $method $path ($name) what the documents say, both ways",
      ({ call, body, reply }) => {
        const endpoint = endpointOf(call);
        const read = z.decode(endpoint.reply, reply);
        const written = onTheWire(z.encode(endpoint.reply, read));
        // Undefined fields need not be written.
        expect(reply).toMatchObject(Object(written));
        expect(z.decode(endpoint.reply, written)).toEqual(read);
        const again = endpoint.body && z.encode(endpoint.body, z.decode(endpoint.body, body));
        // A file cannot be compared as JSON.
        expect(endpoint.isForm || again === undefined ? again : onTheWire(again)).toEqual(body);
      },
    );
  });
}
