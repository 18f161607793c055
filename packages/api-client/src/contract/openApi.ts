import { siteOrigin } from "@petbox/domain/site/origin";
import type * as z from "zod/mini";
import * as pageDataAreas from "../page/areas.ts";
import * as areas from "./areas.ts";
import type { Endpoint } from "./endpoint.ts";
import { isEndpoint } from "./endpoints.ts";
import { failureResponses, failureSchemas } from "./openApiFailures.ts";
import { type JsonObject, openApiSchemas } from "./openApiSchemas.ts";
import { isPageData, type PageData } from "./pageDataContract.ts";

/** An example of a request and its reply, on the wire. */
export interface Example {
  /** The values of the path template's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** An example of a page's data, on the wire. */
export interface PageExample {
  /** The values of the page's path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** The examples of the calls and of the pages' data. */
export interface Examples {
  readonly ofCall: (endpoint: Endpoint) => Example;
  readonly ofPage: (page: string) => PageExample;
}

interface Operation {
  readonly area: string;
  readonly id: string;
}

type AddSchema = (schema: z.ZodMiniType, name: string) => JsonObject;

/** The contract as an OpenAPI 3.1 document, for the team that owns the real backend. */
export function openApiDocument({ ofCall, ofPage }: Examples): JsonObject {
  const schemas = openApiSchemas();
  const paths: Record<string, JsonObject> = {};
  const tags = new Set<string>();
  const add = (path: string, method: string, { area }: Operation, described: JsonObject) => {
    if (paths[path]?.[method] !== undefined) throw new Error(`${method} ${path} is defined twice.`);
    paths[path] = { ...paths[path], [method]: described };
    tags.add(area);
  };
  for (const { area, name, value } of exportsOf(areas)) {
    if (!isEndpoint(value)) continue;
    const operation = { area, id: name.replace(/Endpoint$/, "") };
    add(value.path, value.method.toLowerCase(), operation, callOf(operation, value, ofCall(value), schemas.add));
  }
  for (const { area, name, value } of exportsOf(pageDataAreas)) {
    if (!isPageData(value)) continue;
    const operation = { area, id: name.replace(/Data$/, "") };
    add(templateOf(value.page), "get", operation, pageOf(operation, value, ofPage(value.page), schemas.add));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "PetBox shop API",
      version: "1",
      description:
        "Every call carries the page's anti-forgery token (X-CSRF-TOKEN) and the XMLHttpRequest marker. A page is listed if its document carries data of its own. Generated from the contract of @petbox/api-client.",
      contact: { name: "PetBox", url: siteOrigin },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: siteOrigin, description: "The shop's own origin: calls and documents share it" }],
    tags: [...tags].toSorted().map((area) => ({ name: area, description: `Calls and pages of the area ${area}` })),
    paths,
    components: {
      schemas: { ...failureSchemas, ...schemas.all() },
      securitySchemes: {
        antiForgery: { type: "apiKey", in: "header", name: "X-CSRF-TOKEN" },
        session: { type: "apiKey", in: "cookie", name: "petbox_session" },
      },
    },
    security: [{ antiForgery: [], session: [] }],
  };
}

/** The named exports of each area's module, in an order that no module loader changes. */
function exportsOf(modules: Readonly<Record<string, object>>) {
  return Object.entries(modules).flatMap(([area, exported]) =>
    Object.entries(exported)
      .map(([name, value]: [string, unknown]) => ({ area, name, value }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

function callOf({ area, id }: Operation, call: Endpoint, example: Example, addSchema: AddSchema): JsonObject {
  const { path, summary, body, isForm, reply, refusedWith, hasIdempotencyKey } = call;
  const named = id.charAt(0).toUpperCase() + id.slice(1);
  const content = (schema: z.ZodMiniType, name: string, value: unknown, type = "application/json") => ({
    [type]: { schema: addSchema(schema, name), ...(value === undefined ? {} : { example: value }) },
  });
  return {
    tags: [area],
    operationId: id,
    summary,
    description: `${summary}.`,
    ...parametersOf(path, example.parameters, hasIdempotencyKey ? [idempotencyKey] : []),
    ...(body && {
      requestBody: {
        required: true,
        content: isForm
          ? content(body, `${named}Request`, formExample(example.body), "multipart/form-data")
          : content(body, `${named}Request`, example.body),
      },
    }),
    responses: {
      200: { description: "The reply", content: content(reply, `${named}Reply`, example.reply) },
      ...failureResponses(body !== undefined, refusedWith),
    },
  };
}

/** A form as JSON, with the names of its files. */
function formExample(form: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(Object(form)).map(([field, value]) => [field, value instanceof File ? value.name : value]),
  );
}

function pageOf({ area, id }: Operation, data: PageData, example: PageExample, addSchema: AddSchema): JsonObject {
  const schema = addSchema(data.schema, id.charAt(0).toUpperCase() + id.slice(1));
  const visitors = data.isPublic ? "for every visitor" : "null for a visitor who may not see it";
  return {
    tags: [area],
    operationId: id,
    summary: `The document of ${data.page}`,
    description: `Describes \`page\` in the document's embedded JSON (the element \`page-data\`), ${visitors}.`,
    ...parametersOf(templateOf(data.page), example.parameters),
    // A document needs no token: it brings one.
    security: [{ session: [] }, {}],
    responses: {
      200: {
        description: "The document; the schema is that of its data",
        content: { "text/html": { schema, example: example.data } },
      },
      404: { description: "The path names nothing, or nothing of this visitor's" },
    },
  };
}

/** A route pattern of the router as a path template. */
function templateOf(page: string): string {
  return page.replaceAll(/:(\w+)/g, "{$1}");
}

/** The header with which a call names the customer's attempt. */
const idempotencyKey: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description:
    "Names the customer's attempt. A repeated key has no further effect and gets the reply of the first request.",
  schema: { type: "string", pattern: "^[0-9a-f]{32}$" },
  example: "4f9d1c2ab07e4d6f8a3b5c7d9e0f1a2b",
};

function parametersOf(
  path: string,
  examples: Readonly<Record<string, string>>,
  headers: readonly JsonObject[] = [],
): JsonObject {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
  const parameters = [...inPath, ...headers];
  return parameters.length > 0 ? { parameters } : {};
}
