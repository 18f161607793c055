import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { namesRequirement } from "../../../../scripts/packages/plainComments.ts";
import { openApiText } from "../../scripts/openApiText.ts";
import { isPageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "../page/areas.ts";
import { endpoints } from "./endpoints.ts";

const operationSchema = z.object({
  operationId: z.string().check(z.regex(/^[a-z][A-Za-z]+$/)),
  summary: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  tags: z.tuple([z.string()]),
  parameters: z._default(
    z.array(z.object({ name: z.string(), in: z.enum(["path", "header"]), required: z.literal(true) })),
    [],
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.optional(z.record(z.string(), z.object({ schema: z.unknown(), example: z.optional(z.unknown()) }))),
    }),
  ),
});

const documentSchema = z.object({
  info: z.object({
    description: z.string(),
    contact: z.object({ name: z.string() }),
    license: z.object({ identifier: z.literal("MIT") }),
  }),
  servers: z.array(z.object({ url: z.url().check(z.regex(/[^/]$/)) })).check(z.minLength(1)),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const text = openApiText();
const generated: unknown = JSON.parse(text);
const document = z.parse(documentSchema, generated);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Every object in a value, at any depth. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

const references = objectsIn(generated).flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []));
const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);

describe("openapi.json", () => {
  it("is up to date with the contract (`npm run openapi` generates it)", () => {
    const committed = JSON.parse(readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8"));
    expect(generated).toEqual(committed);
  });

  it("cites no requirement of the shop: it is published", () => {
    expect(text.split("\n").filter((line) => namesRequirement.test(line))).toEqual([]);
  });

  it("describes every call and every page with data", () => {
    const pages = Object.values(pageDataAreas).flatMap((area) => Object.values(area).filter(isPageData));
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [
        ...endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`),
        ...pages.map(({ page }) => `get ${page.replaceAll(/:(\w+)/g, "{$1}")}`),
      ].toSorted(),
    );
  });

  it("excepts exactly its paths with a trailing slash from Redocly's rule", () => {
    const [, excepted = ""] = readFileSync(join(import.meta.dirname, "../../.redocly.lint-ignore.yaml"), "utf8").split(
      "no-path-trailing-slash:",
    );
    const [own = ""] = excepted.split("no-ambiguous-paths:");
    const pointers = Array.from(own.matchAll(/"#\/paths\/(.+)"/g), ([, pointer = ""]) => pointer.replaceAll("~1", "/"));
    expect(pointers.toSorted()).toEqual(
      Object.keys(document.paths)
        .filter((path) => /.\/$/.test(path))
        .toSorted(),
    );
  });

  it("names each operation once, and tags it with a described area", () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    expect([...new Set(operations.flatMap((operation) => operation.tags))].toSorted()).toEqual(tags);
  });

  it("declares each parameter of a path, and no path twice", () => {
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`).toSorted(), path).toEqual(path.match(/\{\w+\}/g)?.toSorted() ?? []);
    }
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, "{}"));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("declares the header that names an attempt to pay", () => {
    const headers = operations.flatMap(({ path, parameters }) =>
      parameters.flatMap((parameter) => (parameter.in === "header" ? `${path} ${parameter.name}` : [])),
    );
    expect(headers).toEqual(["/save/subscription Idempotency-Key"]);
  });

  it("refers to a named schema in each body and reply, and uses every named schema", () => {
    for (const { path, requestBody, responses } of operations) {
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
      for (const { schema } of contents) expect(schema, path).toEqual({ $ref: expect.stringMatching(/\/\w+$/) });
    }
    expect([...new Set(references)].toSorted()).toEqual(named.toSorted());
  });

  it("says what each array holds", () => {
    const arrays = objectsIn(document.components.schemas).filter(({ type }) => type === "array");
    expect(arrays.length).toBeGreaterThan(0);
    for (const array of arrays) expect(array).toHaveProperty("items");
  });

  it("shows a success with an example, and a failure, of each operation", () => {
    for (const { path, method, responses } of operations) {
      const [success] = Object.values(responses[200]?.content ?? {});
      expect(success?.example, `${method} ${path}`).toBeDefined();
      expect(
        Object.keys(responses).some((status) => status.startsWith("4")),
        path,
      ).toBe(true);
    }
  });

  it("has no markup in its texts, which tools render as Markdown", () => {
    const texts = objectsIn(generated).flatMap(({ description }) =>
      typeof description === "string" ? [description] : [],
    );
    expect(texts.length).toBeGreaterThan(operations.length);
    expect(texts.filter((text) => /<\w/.test(text))).toEqual([]);
  });

  it("ends a path with a slash only where the specification does", () => {
    expect(Object.keys(document.paths).filter((path) => path !== "/" && path.endsWith("/"))).toEqual([
      "/assinatura/needs-retry/",
      "/checkout/customer/",
      "/save/frete/",
      "/coupon/",
      "/cupom/campanha/",
    ]);
  });
});
