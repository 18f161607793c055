import { globSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@petbox/api-client/contract/endpoint";
import type { Example, PageExample } from "@petbox/api-client/contract/openApi";
import { pageParameters } from "./pageParameters.ts";
import type { WireCall } from "./wireCall.ts";

const backend = join(import.meta.dirname, "../backend");

/** Read by file name, because Node has no `import.meta.glob` and `npm run attack` and `npm run openapi` run in Node. */
const tables: readonly { readonly wireCalls: Readonly<Record<string, WireCall>> }[] = await Promise.all(
  globSync("*/wireCalls.ts", { cwd: backend })
    .toSorted()
    .map((file) => import(/* @vite-ignore */ join(backend, file))),
);

const pageTables: readonly { readonly wirePages: Readonly<Record<string, unknown>> }[] = await Promise.all(
  globSync("*/wirePages.ts", { cwd: backend })
    .toSorted()
    .map((file) => import(/* @vite-ignore */ join(backend, file))),
);

const pages = new Map(pageTables.flatMap(({ wirePages }) => Object.entries(wirePages)));

const rows = tables.flatMap((table) => Object.values(table.wireCalls));

/** An endpoint's example is its first golden row. @throws for an endpoint without a row. */
export function exampleOf({ method, path }: Endpoint): Example {
  const template = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  const row = rows.find((each) => each.method === method && template.test(each.path));
  if (row === undefined) throw new Error(`${method} ${path} has no row in wireCalls.ts.`);
  return { parameters: { ...template.exec(row.path)?.groups }, body: row.body, reply: row.reply };
}

/** The golden data of a page. @param page its route pattern. @throws for a page without golden data. */
export function pageExampleOf(page: string): PageExample {
  if (!pages.has(page)) throw new Error(`${page} has no data in wirePages.ts.`);
  return { parameters: pageParameters[page] ?? {}, data: pages.get(page) };
}
