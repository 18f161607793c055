import { fieldMap } from "@petbox/api-client/contract/fieldMap";
import { optional } from "@petbox/api-client/contract/optional";
import { longText, optionalLongText, secretText } from "@petbox/api-client/contract/sentTexts";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readBody } from "./requestBody.ts";

const long = `${"a".repeat(300)}\nb`;

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): Promise<z.output<Schema>> {
  return readBody({ mediaType: "application/json", content: Response.json(body) }, schema);
}

it.each([
  ["a secret", secretText],
  ["a long text", longText],
  ["an optional one", optionalLongText],
  ["a nullable one", optional(longText)],
])("%s may exceed a column, at any depth and under any name", async (_, text) => {
  const schema = fieldMap({
    wish: ["wish", text],
    items: ["items", z.array(fieldMap({ note: ["item_note", text] }))],
  });
  const sent = { wish: long, items: [{ item_note: long }] };
  expect(await read(schema, sent)).toEqual({ wish: long, items: [{ note: long }] });
});

it.each(["password", "motivo_descrito", "name"])(
  "every other text must fit a column, also one called %s",
  async (name) => {
    await expect(
      read(z.object({ [name]: z.string(), secret: secretText }), { [name]: long, secret: long }),
    ).rejects.toEqual(expect.objectContaining({ status: 422 }));
  },
);
