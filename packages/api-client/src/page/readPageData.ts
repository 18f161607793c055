import { speciesInCookies } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { pageDataWire } from "./contract.ts";
import { embeddedIn } from "./embedded.ts";
import { type PageData, unknownVisitor } from "./pageData.ts";

/** Page data from JSON already parsed. What is absent or wrong counts as unknown: the shop still opens. */
export function pageDataFrom(handedOver: unknown): PageData {
  return z.safeParse(pageDataWire, handedOver).data ?? unknownVisitor;
}

/**
 * Reads the one embedded JSON of a page, the open one or one that was fetched.
 * @param cookies the browser's: they name the kind of pet where it was not answered (FUN-114).
 */
export function readPageData(page: ParentNode, cookies = ""): PageData {
  const read = pageDataFrom(embeddedIn(page));
  const species = read.answers.species ?? speciesInCookies(cookies);
  return species === undefined ? read : { ...read, answers: { ...read.answers, species } };
}
