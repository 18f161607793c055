import type { Cep } from "./cep.ts";
import { type CepLookup, cepOf } from "./cepLookup.ts";

/** Which CEP the rest of an address belongs to: street and door of one are nowhere in another. */
export interface StandingAddress {
  /** Absent before there is one, and of one that nobody knows: what is typed meanwhile is for the next. */
  readonly cep?: Cep | undefined;
  /** How often all but the CEP began anew. */
  readonly moves: number;
  /** It begins with what is known of it, or else with nothing. */
  readonly isKnown: boolean;
}

/** What a form begins with. */
export function initialStandingAddress(knownCep: Cep | undefined): StandingAddress {
  return { cep: knownCep, moves: 0, isKnown: true };
}

/** Another CEP takes what belonged to the one before away; back at the known one, what is known is there again. */
export function nextStandingAddress(
  standing: StandingAddress,
  lookup: CepLookup,
  knownCep: Cep | undefined,
): StandingAddress {
  const cep = cepOf(lookup);
  if (lookup.kind === "not-found") return standing.cep === undefined ? standing : { ...standing, cep: undefined };
  if (cep === undefined || cep === standing.cep) return standing;
  const isKnown = cep === knownCep;
  if (standing.cep === undefined && !isKnown) return { ...standing, cep };
  return { cep, moves: standing.moves + 1, isKnown };
}

/** The CEP was found, and is another than the address began with. */
export function hasMoved({ moves, isKnown }: StandingAddress, lookup: CepLookup): boolean {
  return moves > 0 && !isKnown && lookup.kind === "found";
}
