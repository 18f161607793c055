import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { invalid, Refusal } from "./refusal.ts";

/** Lets no body over 2 MB in: it is not read to its end. */
export const limitBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  // What is left of it stays unread in the connection, which therefore carries no other request.
  onError: (context) => context.json({ message: "O envio passa do limite de 2 MB." }, 413, { Connection: "close" }),
});

/** Reads what was sent with a request, by its media type. */
const readings: Readonly<Record<string, (text: string) => unknown>> = {
  "application/json": parseJson,
  "application/x-www-form-urlencoded": (text) => Object.fromEntries(new URLSearchParams(text)),
};

export type MediaType = "application/json" | "application/x-www-form-urlencoded";

/** A body that has arrived, and is not looked at yet. */
export interface ArrivedBody {
  readonly mediaType: string;
  readonly text: string;
}

export async function arrivedBody(request: Request): Promise<ArrivedBody> {
  const [mediaType = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return { mediaType: mediaType.trim().toLowerCase(), text: await request.text() };
}

/**
 * What a body says, as its schema reads it.
 * @param mediaTypes those that may be sent.
 * @throws Refusal 415 for another media type; 422 for a body that is not what it says that it is, is not the schema's, or
 *   holds a text that cannot be kept.
 */
export function readBody<Schema extends z.ZodMiniType>(
  { mediaType, text }: ArrivedBody,
  schema: Schema,
  mediaTypes: readonly MediaType[] = ["application/json"],
): z.output<Schema> {
  const read = mediaTypes.some((each) => each === mediaType) ? readings[mediaType] : undefined;
  if (read === undefined) {
    throw new Refusal(415, { message: `O corpo do pedido deve ser ${mediaTypes.join(" ou ")}.` });
  }
  const parsed = z.safeParse(schema, read(text));
  if (!parsed.success) throw invalid(errorsByField(parsed.error.issues));
  const unkeepable = unkeepableIn(z.encode(schema, parsed.data));
  if (unkeepable.length > 0) throw invalid(Object.fromEntries(unkeepable));
  return parsed.data;
}

/** The most characters of a text: what Laravel gives a column of texts. */
export const mostCharacters = 255;
/** Texts that are read and never kept as they are. */
const unkept: ReadonlySet<string> = new Set(["recaptcha_response", "password", "password_confirmation", "token"]);

type FieldTexts = readonly [field: string, texts: readonly string[]];

/** The fields, by their paths, whose texts no column would hold. */
function unkeepableIn(value: unknown, path: readonly string[] = []): FieldTexts[] {
  if (typeof value === "string") {
    const wrong = unkept.has(path.at(-1) ?? "") ? undefined : whyUnkeepable(value, path.join("."));
    return wrong === undefined ? [] : [[path.join("."), [wrong]]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unkeepableIn(part, [...path, name]));
}

function whyUnkeepable(text: string, field: string): string | undefined {
  if (text.length > mostCharacters) return `O campo ${field} pode ter no máximo ${mostCharacters} caracteres.`;
  // A control character is none that anybody types into one line, and half of a surrogate pair is none at all.
  return /[\p{Cc}\p{Cs}]/u.test(text) ? `O campo ${field} tem caracteres inválidos.` : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ corpo: ["O corpo do pedido não é JSON."] });
  }
}

function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join(".") || "corpo";
    // What a rule of the domain says is for the customer; what the schema says is for a developer.
    const text = issue.code === "custom" ? issue.message : `O campo ${field} é inválido.`;
    errors[field] = [...(errors[field] ?? []), text];
  }
  return errors;
}
