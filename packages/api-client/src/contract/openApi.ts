import * as z from "zod/mini";
import { documentedTypes } from "./coerced.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpointsByArea } from "./endpoints.ts";

/** An example of a request and its reply, on the wire. */
export interface Example {
  /** The values of the path template's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

const failure = {
  type: "object",
  properties: { message: { type: "string" } },
};

const validationFailure = {
  type: "object",
  required: ["message", "errors"],
  properties: {
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

/** The contract as an OpenAPI 3.1 document, for the team that owns the real backend. */
export function openApiDocument(exampleOf: (endpoint: Endpoint) => Example): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, endpoints] of Object.entries(endpointsByArea)) {
    for (const endpoint of endpoints) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(area, endpoint, exampleOf(endpoint)),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "PetBox shop API",
      version: "1",
      description:
        "Every call carries the page's anti-forgery token (X-CSRF-TOKEN) and the XMLHttpRequest marker. Generated from the contract of @petbox/api-client.",
    },
    paths,
    components: {
      schemas: { Failure: failure, ValidationFailure: validationFailure },
      securitySchemes: {
        antiForgery: { type: "apiKey", in: "header", name: "X-CSRF-TOKEN" },
        session: { type: "apiKey", in: "cookie", name: "petbox_session" },
      },
    },
    security: [{ antiForgery: [], session: [] }],
  };
}

function operationOf(
  area: string,
  { path, summary, body, isForm, reply }: Endpoint,
  example: Example,
): Record<string, unknown> {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    example: example.parameters[name],
  }));
  return {
    tags: [area],
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: isForm ? formOf(body) : jsonOf(body, example.body) } } : {}),
    responses: {
      200: { description: "The reply", content: jsonOf(reply, example.reply) },
      419: responseOf("The anti-forgery token is missing or expired", "Failure"),
      ...(body ? { 422: responseOf("The body is not what the contract says", "ValidationFailure") } : {}),
      429: responseOf("Too many calls in a minute", "Failure"),
    },
  };
}

function formOf(schema: z.ZodMiniType): Record<string, unknown> {
  return { "multipart/form-data": { schema: jsonSchemaOf(schema) } };
}

function jsonOf(schema: z.ZodMiniType, example: unknown): Record<string, unknown> {
  return { "application/json": { schema: jsonSchemaOf(schema), ...(example === undefined ? {} : { example }) } };
}

/** The JSON schema of what travels, with the types of the documents. */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: "input",
    override({ zodSchema, jsonSchema }) {
      const type = documentedTypes.get(zodSchema);
      if (type !== undefined) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type });
      }
      // The client's fallbacks are not part of the contract.
      if (zodSchema._zod.def.type === "catch") delete jsonSchema.default;
    },
  });
  return json;
}

function responseOf(description: string, name: string): Record<string, unknown> {
  return { description, content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } };
}
