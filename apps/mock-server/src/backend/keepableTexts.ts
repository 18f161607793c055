import { longText, secretText } from "@petbox/api-client/contract/sentTexts";
import * as z from "zod/mini";

/** The most characters of a text: what Laravel gives a column of texts. */
export const mostCharacters = 255;

/** Texts that are not kept as they are sent. */
const notKeptAsSent: ReadonlySet<unknown> = new Set([secretText, longText]);
const mark = "x-not-kept-as-sent";

type Shape = z.core.JSONSchema.BaseSchema;

const shapes = new WeakMap<z.ZodMiniType, Shape>();

/** What a body is made of as it travels, each text that is not kept as it is sent with its mark. */
function shapeOf(schema: z.ZodMiniType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (notKeptAsSent.has(zodSchema)) jsonSchema[mark] = true;
    },
  });
  shapes.set(schema, shape);
  return shape;
}

/** A shape with each of those that may stand in its place. */
function choicesOf(shape: Shape): readonly Shape[] {
  return [shape, ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap(choicesOf)];
}

/** What may stand in a shape under a name, or at a place in a list. */
function partsOf(shape: Shape, name: string): readonly Shape[] {
  const { properties, items, additionalProperties } = shape;
  return [properties?.[name], items, additionalProperties]
    .flat()
    .filter((part) => typeof part === "object")
    .flatMap(choicesOf);
}

type FieldTexts = readonly [field: string, texts: readonly string[]];

/** The fields, by their paths, whose texts no column would hold. */
export function unkeepableIn(schema: z.ZodMiniType, sent: unknown): readonly FieldTexts[] {
  return unkeepable(sent, choicesOf(shapeOf(schema)), []);
}

function unkeepable(value: unknown, shapes: readonly Shape[], path: readonly string[]): readonly FieldTexts[] {
  if (typeof value === "string") {
    const wrong = shapes.some((shape) => shape[mark]) ? undefined : whyUnkeepable(value, path.join("."));
    return wrong === undefined ? [] : [[path.join("."), [wrong]]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unkeepable(
      part,
      shapes.flatMap((shape) => partsOf(shape, name)),
      [...path, name],
    ),
  );
}

function whyUnkeepable(text: string, field: string): string | undefined {
  if (text.length > mostCharacters) return `O campo ${field} pode ter no máximo ${mostCharacters} caracteres.`;
  // A control character is none that anybody types into one line, and half of a surrogate pair is none at all.
  return /[\p{Cc}\p{Cs}]/u.test(text) ? `O campo ${field} tem caracteres inválidos.` : undefined;
}
