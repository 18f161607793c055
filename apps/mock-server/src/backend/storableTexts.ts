import { longText, secretText } from "@petbox/api-client/contract/sentTexts";
import * as z from "zod/mini";

/** The longest text, in characters: Laravel's default for a text column. */
export const maxTextLength = 255;

/** Texts that are not stored as sent. */
const notKeptAsSent: ReadonlySet<unknown> = new Set([secretText, longText]);
const mark = "x-not-kept-as-sent";

type Shape = z.core.JSONSchema.BaseSchema;

const shapes = new WeakMap<z.ZodMiniType, Shape>();

/** The JSON schema of a request body, with a mark on each text that is not stored as sent. */
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

/** A schema with its alternatives. */
function choicesOf(shape: Shape): readonly Shape[] {
  return [shape, ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap(choicesOf)];
}

/** The schemas of a field, or of a list item. */
function partsOf(shape: Shape, name: string): readonly Shape[] {
  const { properties, items, additionalProperties } = shape;
  return [properties?.[name], items, additionalProperties]
    .flat()
    .filter((part) => typeof part === "object")
    .flatMap(choicesOf);
}

type FieldTexts = readonly [field: string, texts: readonly string[]];

/** The paths of the fields whose texts are too long or invalid for a column. */
export function unstorableTextsIn(schema: z.ZodMiniType, sent: unknown): readonly FieldTexts[] {
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
  if (text.length > maxTextLength) return `O campo ${field} pode ter no máximo ${maxTextLength} caracteres.`;
  // Single-line fields allow no control characters; a lone surrogate is not a character.
  return /[\p{Cc}\p{Cs}]/u.test(text) ? `O campo ${field} tem caracteres inválidos.` : undefined;
}
