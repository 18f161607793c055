import * as z from "zod/mini";
import { unkeepableIn } from "./keepableTexts.ts";
import { invalid, Refusal } from "./refusal.ts";

export type MediaType = "application/json" | "application/x-www-form-urlencoded" | "multipart/form-data";

/** Reads what was sent with a request, by its media type. */
const readings: Readonly<Record<MediaType, (body: Response) => Promise<unknown>>> = {
  "application/json": async (body) => parseJson(await body.text()),
  "application/x-www-form-urlencoded": async (body) => Object.fromEntries(new URLSearchParams(await body.text())),
  "multipart/form-data": parseForm,
};

/** A body that has arrived, and is not looked at yet. */
export interface ArrivedBody {
  readonly mediaType: string;
  /** As it was sent, with its headers. */
  readonly content: Response;
}

export async function arrivedBody(request: Request): Promise<ArrivedBody> {
  const type = request.headers.get("Content-Type") ?? "";
  const [mediaType = ""] = type.split(";");
  const content = new Response(await request.arrayBuffer(), { headers: { "Content-Type": type } });
  return { mediaType: mediaType.trim().toLowerCase(), content };
}

/**
 * What a body says, as its schema reads it.
 * @param mediaTypes those that may be sent.
 * @throws Refusal 415 for another media type; 422 for a body that is not what it says that it is, is not the schema's, or
 *   holds a text that cannot be kept.
 */
export async function readBody<Schema extends z.ZodMiniType>(
  { mediaType, content }: ArrivedBody,
  schema: Schema,
  mediaTypes: readonly MediaType[] = ["application/json"],
): Promise<z.output<Schema>> {
  const taken = mediaTypes.find((each) => each === mediaType);
  if (taken === undefined) {
    throw new Refusal(415, { message: `O corpo do pedido deve ser ${mediaTypes.join(" ou ")}.` });
  }
  const parsed = z.safeParse(schema, await readings[taken](content));
  if (!parsed.success) throw invalid(errorsByField(parsed.error.issues));
  const unkeepable = unkeepableIn(schema, z.encode(schema, parsed.data));
  if (unkeepable.length > 0) throw invalid(Object.fromEntries(unkeepable));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ corpo: ["O corpo do pedido não é JSON."] });
  }
}

async function parseForm(body: Response): Promise<unknown> {
  try {
    return Object.fromEntries(await body.formData());
  } catch {
    throw invalid({ corpo: ["O corpo do pedido não é um formulário."] });
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
