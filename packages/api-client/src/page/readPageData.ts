import * as z from "zod/mini";
import { pageDataWire } from "./contract.ts";
import { embeddedIn } from "./embedded.ts";
import { type PageData, unknownVisitor } from "./pageData.ts";

/** Page data from JSON already parsed. What is absent or wrong counts as unknown: the shop still opens. */
export function pageDataFrom(handedOver: unknown): PageData {
  return z.safeParse(pageDataWire, handedOver).data ?? unknownVisitor;
}

/** Reads the one embedded JSON of a page, the open one or one that was fetched. */
export function readPageData(page: ParentNode): PageData {
  return pageDataFrom(embeddedIn(page));
}
