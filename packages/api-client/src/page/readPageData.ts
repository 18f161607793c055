import * as z from "zod/mini";
import { pageDataWire } from "./contract.ts";
import { type PageData, unknownVisitor } from "./pageData.ts";

/** Page data from JSON already parsed. What is absent or wrong counts as unknown: the shop still opens. */
export function pageDataFrom(handedOver: unknown): PageData {
  return z.safeParse(pageDataWire, handedOver).data ?? unknownVisitor;
}

/** Reads the one embedded JSON of the page. */
export function readPageData(document: Document): PageData {
  return pageDataIn(document.getElementById("page-data")?.textContent ?? "");
}

/** The same, of a page that is there as text. Its JSON has no "<" (docs/deploying). */
export function pageDataInHtml(html: string): PageData {
  return pageDataIn(/<script[^>]*\bid="page-data"[^>]*>([^<]*)</i.exec(html)?.[1] ?? "");
}

function pageDataIn(text: string): PageData {
  try {
    return pageDataFrom(JSON.parse(text));
  } catch {
    return unknownVisitor;
  }
}
