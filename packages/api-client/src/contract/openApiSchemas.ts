import * as z from "zod/mini";
import { textOrParts } from "./civilDateWire.ts";
import { coercedBoolean, documentedTypes, requiredFlag } from "./coerced.ts";
import { acknowledged, savedStep, succeeded, succeededOrMessage, succeededWithText } from "./replies.ts";

/** A JSON schema, or a part of the OpenAPI document. */
export type JsonObject = Record<string, unknown>;

/** The schemas that several calls share. */
const shared: ReadonlyMap<z.ZodMiniType, string> = /* @__PURE__ */ new Map<z.ZodMiniType, string>([
  [savedStep, "SavedStep"],
  [succeeded, "Succeeded"],
  [acknowledged, "Acknowledged"],
  [succeededOrMessage, "SucceededOrMessage"],
  [succeededWithText, "SucceededWithText"],
]);

const uri = (name: string) => `#/components/schemas/${name}`;

/** The reference to a component of the document. */
export function schemaReference(name: string): JsonObject {
  return { $ref: uri(name) };
}

/** The JSON schema of what travels, with the types of the documents. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: "input", override: asDocumented });
  return json;
}

/** The named schemas of a document. A schema that several operations share keeps one name. */
export function openApiSchemas() {
  const registry = z.registry<{ id: string }>();
  const used = new Map<z.ZodMiniType, string>([
    [coercedBoolean, "PhpBoolean"],
    [requiredFlag, "PhpFlag"],
  ]);
  return {
    /** Adds a schema under its shared name, else under `name`. @returns the reference to it. */
    add(schema: z.ZodMiniType, name: string): JsonObject {
      const known = used.get(schema) ?? shared.get(schema) ?? name;
      used.set(schema, known);
      return schemaReference(known);
    },
    /** The components, by name. */
    all(): JsonObject {
      for (const [schema, id] of used) registry.add(schema, { id });
      const { schemas } = z.toJSONSchema(registry, { io: "input", uri, override: asDocumented });
      return Object.fromEntries(
        Object.entries(schemas)
          .map(([name, { $schema: _dialect, $id: _id, ...json }]) => [name, json] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );
    },
  };
}

function asDocumented({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const type = zodSchema === textOrParts ? "string" : documentedTypes.get(zodSchema);
  if (type !== undefined) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type });
  }
  const {
    _zod: { def },
  } = zodSchema;
  // The client's fallbacks are not part of the contract.
  if (def.type === "catch") delete jsonSchema.default;
  // Generators and linters expect `items` in every array, and the tuples of the contract have parts of one kind.
  if (def.type === "tuple" && jsonSchema.prefixItems) {
    const { length } = jsonSchema.prefixItems;
    Object.assign(jsonSchema, { items: jsonSchema.prefixItems[0], minItems: length, maxItems: length });
    delete jsonSchema.prefixItems;
  }
}
