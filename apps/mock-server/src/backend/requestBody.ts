import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { invalid, Refusal } from "./refusal.ts";

/** Lets no body over 2 MB in. @throws Refusal 413 */
export const limitBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError() {
    throw new Refusal(413, { message: "O envio passa do limite de 2 MB." });
  },
});

/** The most characters of a text: what Laravel gives a column of texts. */
const mostCharacters = 255;
/** Texts that are read and never kept as they are. */
const unkept: ReadonlySet<string> = new Set(["recaptcha_response", "password", "password_confirmation", "token"]);

/**
 * The body of a request, as the contract reads it.
 * @throws Refusal 422 for a body that is not JSON, not the contract, or holds a text that is too long.
 */
export async function readBody(request: Request, schema: z.ZodMiniType | undefined): Promise<unknown> {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, parseJson(await request.text()));
  if (!parsed.success) throw invalid(errorsByField(parsed.error.issues));
  const tooLong = tooLongIn(z.encode(schema, parsed.data));
  if (tooLong.length > 0) throw invalid(Object.fromEntries(tooLong.map((field) => [field, [tooLongText(field)]])));
  return parsed.data;
}

const tooLongText = (field: string) => `O campo ${field} pode ter no máximo ${mostCharacters} caracteres.`;

/** The fields, by their paths, whose texts no column would hold. */
function tooLongIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") {
    return value.length > mostCharacters && !unkept.has(path.at(-1) ?? "") ? [path.join(".")] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => tooLongIn(part, [...path, name]));
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
