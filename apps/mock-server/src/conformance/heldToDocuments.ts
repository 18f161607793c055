import { formOf } from "@petbox/api-client/contract/formOf";
import { describe, expect, it } from "vitest";
import type { Given } from "../testing/given.ts";
import { inProcess } from "../testing/inProcess.ts";
import type { WireCall } from "../testing/wireCall.ts";

/** The structure of a reply: its names with the kind of each value; for a list, the structure of its items. */
function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(outlineOf(each))))].toSorted();
  if (value === null || typeof value !== "object") return value === null ? "null" : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, outlineOf(each)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

const isObject = (value: unknown) => typeof value === "object";

/** The top-level fields of a reply that must match exactly. */
function literalOf({ reply, worded = [] }: WireCall): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reply).filter(([name, value]) => !worded.includes(name) && (value === null || !isObject(value))),
  );
}

/** Tests an area's calls against the documents' examples. @param given the session and world of each call. */
export function heldToDocuments<Name extends string>(
  calls: Readonly<Record<Name, WireCall>>,
  given: Readonly<Record<NoInfer<Name>, Given>>,
): void {
  const names = Object.keys(calls) as Name[];
  const rows = names.map((name) => ({ ...calls[name], name, call: calls[name], from: given[name] }));

  describe("the server, held to the documents", () => {
    it.each(rows)("$proves $method $path ($name)", async ({ from, call, method, path, body, isForm, reply }) => {
      const visitor = await inProcess(from).visit();
      const said =
        method === "GET" ? await visitor.get(path) : await visitor.send(method, path, isForm ? formOf(body) : body);
      expect(said.status).toBe(200);
      expect(outlineOf(said.body)).toEqual(outlineOf(reply));
      expect(said.body).toMatchObject(literalOf(call));
    });
  });
}
