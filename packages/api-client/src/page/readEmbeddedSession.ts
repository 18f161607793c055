import { speciesInCookies } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { embeddedSessionWire } from "./contract.ts";
import { embeddedIn } from "./embedded.ts";
import { type EmbeddedSession, unknownSession } from "./embeddedSession.ts";

/** Parses the embedded session. Missing or wrong fields count as unknown, so that the shop always opens. */
export function parseEmbeddedSession(handedOver: unknown): EmbeddedSession {
  return z.safeParse(embeddedSessionWire, handedOver).data ?? unknownSession;
}

/**
 * Reads the one embedded JSON of a page, the open one or one that was fetched.
 * @param cookies the browser's: they name the kind of pet where it was not answered (FUN-114).
 */
export function readEmbeddedSession(page: ParentNode, cookies = ""): EmbeddedSession {
  const read = parseEmbeddedSession(embeddedIn(page));
  const species = read.answers.species ?? speciesInCookies(cookies);
  return species === undefined ? read : { ...read, answers: { ...read.answers, species } };
}
