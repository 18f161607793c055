import type { Answers } from "@petbox/domain/funnel/answers";
import { speciesInCookies } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { embeddedSessionWire } from "./contract.ts";
import { embeddedIn } from "./embedded.ts";
import { type EmbeddedSession, unknownSession } from "./embeddedSession.ts";

/** Parses the embedded session. Missing or invalid fields count as unknown, so that the shop always opens. */
export function parseEmbeddedSession(handedOver: unknown): EmbeddedSession {
  return z.safeParse(embeddedSessionWire, handedOver).data ?? unknownSession;
}

/** Whether a page contains embedded JSON: the server's own error page does not. */
export function hasEmbeddedSession(page: ParentNode): boolean {
  return embeddedIn(page) !== undefined;
}

/**
 * Reads the embedded JSON of the open page or of a fetched one.
 * @param cookies the browser's: they name the species if it was not answered (FUN-114).
 */
export function readEmbeddedSession(page: ParentNode, cookies = ""): EmbeddedSession {
  const read = parseEmbeddedSession(embeddedIn(page));
  return { ...read, answers: withSpeciesIn(cookies, read.answers) };
}

/** The answers with the species in the cookies, if it was not answered. */
export function withSpeciesIn(cookies: string, answers: Answers): Answers {
  const species = answers.species ?? speciesInCookies(cookies);
  return species === undefined ? answers : { ...answers, species };
}
