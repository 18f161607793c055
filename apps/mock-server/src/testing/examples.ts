import { globSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@petbox/api-client/contract/endpoint";
import type { Example, PageExample } from "@petbox/api-client/contract/openApi";
import {
  npsPaths,
  pixPaths,
  planPaths,
  ratingPaths,
  scheduledPaths,
  sitePaths,
  upsellPaths,
} from "@petbox/domain/site/paths";
import type { WireCall } from "./wireCall.ts";
import type { WirePages } from "./wirePage.ts";

const mats = { code: "CTR-TAPETES001" };
const wetFood = { code: "CTR-SACHES0001" };

/** The path parameters of pages with data, by route pattern: records of the scenario "contrato". */
const pageParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [npsPaths.survey]: { hash: "3dd7535571778bc0ce578ffb48eb5771" },
  [pixPaths.pix]: { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" },
  [planPaths.plan]: { code: "ATIVA00001" },
  [ratingPaths.rating]: { shipment: "d52b2b846abfe909bc8e87dd4e8e4528" },
  [scheduledPaths.mat]: mats,
  [scheduledPaths.changeMat]: mats,
  [scheduledPaths.cancelMat]: mats,
  [scheduledPaths.wetFood]: wetFood,
  [scheduledPaths.changeWetFood]: wetFood,
  [scheduledPaths.cancelWetFood]: wetFood,
  [sitePaths.track]: { species: "gato", track: "essencial_familia" },
  [upsellPaths.upsell]: { code: "ATIVA00001" },
};

const backend = join(import.meta.dirname, "../backend");

/** A file of every area. Scripts run in Node, which has no `import.meta.glob`. */
const ofAreas = (file: string) =>
  Promise.all(
    globSync(`*/${file}`, { cwd: backend })
      .toSorted()
      .map((path) => import(/* @vite-ignore */ join(backend, path))),
  );

const calls: readonly { readonly wireCalls: Readonly<Record<string, WireCall>> }[] = await ofAreas("wireCalls.ts");
const pages: readonly { readonly wirePages: WirePages }[] = await ofAreas("wirePages.ts");

const rows = calls.flatMap(({ wireCalls }) => Object.values(wireCalls));
const wirePages = new Map(pages.flatMap(({ wirePages }) => Object.entries(wirePages)));

/** An endpoint's example is its first golden row. @throws for an endpoint without a row. */
export function exampleOf({ method, path }: Endpoint): Example {
  const template = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  const row = rows.find((each) => each.method === method && template.test(each.path));
  if (row === undefined) throw new Error(`${method} ${path} has no row in wireCalls.ts.`);
  return { parameters: { ...template.exec(row.path)?.groups }, body: row.body, reply: row.reply };
}

/** The golden data of a page. @param page its route pattern. @throws for a page without golden data. */
export function pageExampleOf(page: string): PageExample {
  const wirePage = wirePages.get(page);
  if (wirePage === undefined) throw new Error(`${page} has no entry in wirePages.ts.`);
  return { parameters: pageParameters[page] ?? {}, data: wirePage.data };
}
