import * as z from "zod/mini";
import { addressOf, type Endpoint } from "../contract/endpoint.ts";
import { formOf } from "../contract/formOf.ts";
import { type CheckSettings, codeOf } from "./checkSettings.ts";

const operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), example: z.optional(z.string()) }))),
  requestBody: z.optional(
    z.object({
      content: z.record(z.string(), z.object({ example: z.optional(z.unknown()) })),
    }),
  ),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** The file of every form: the smallest PNG. */
const photo = new File([Uint8Array.from(atob(pixel), (byte) => byte.charCodeAt(0))], "pet.png", { type: "image/png" });

export interface ExampleCall {
  readonly path: string;
  readonly body?: unknown;
}

/** The example request of an endpoint in the OpenAPI document, with the codes of the settings. */
export function exampleCallOf(endpoint: Endpoint, settings: CheckSettings): ExampleCall {
  const { method, path, isForm } = endpoint;
  const { parameters = [], requestBody } = z.parse(openApi, settings.openApi).paths[path]?.[method.toLowerCase()] ?? {};
  const code = (name: string) => codeOf(settings, path, name);
  const filledIn = Object.fromEntries(parameters.map(({ name, example = "" }) => [name, code(name) ?? example]));
  const { "application/json": json, "multipart/form-data": form } = requestBody?.content ?? {};
  const body = isForm ? formOf({ ...Object(withCodes(form?.example, code)), photo }) : withCodes(json?.example, code);
  return { path: addressOf(path, filledIn), ...(endpoint.body && { body }) };
}

/** The example values of a page's path parameters in the OpenAPI document. */
export function pageParametersOf(page: string, settings: CheckSettings): Readonly<Record<string, string>> {
  const path = page.replaceAll(/:(\w+)/g, "{$1}");
  const { parameters = [] } = z.parse(openApi, settings.openApi).paths[path]?.get ?? {};
  return Object.fromEntries(
    parameters.map(({ name, example = "" }) => [name, codeOf(settings, page, name) ?? example]),
  );
}

/** A copy of JSON whose named values are replaced. */
function withCodes(json: unknown, code: (name: string) => string | undefined): unknown {
  if (Array.isArray(json)) return json.map((each) => withCodes(each, code));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, code(name) ?? withCodes(value, code)]));
}
