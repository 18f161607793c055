import type { Cep } from "./cep.ts";
import { type CepLookup, cepOf } from "./cepLookup.ts";

/** Tracks which CEP the typed street and number belong to, since they are meaningless under a different CEP. */
export interface StandingAddress {
  /** Absent until a CEP is found, and after an unknown one: text typed in the meantime belongs to the next CEP. */
  readonly cep?: Cep | undefined;
  /** How many times the fields other than the CEP have been reset. */
  readonly moves: number;
  /** Whether the fields start from the known address; otherwise they start empty. */
  readonly isKnown: boolean;
}

/** The initial state of a form. */
export function initialStandingAddress(knownCep: Cep | undefined): StandingAddress {
  return { cep: knownCep, moves: 0, isKnown: true };
}

/** A different CEP resets the other fields; returning to the known CEP restores the known address. */
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

/** Whether the look-up found a different CEP from the initial one. */
export function hasMoved({ moves, isKnown }: StandingAddress, lookup: CepLookup): boolean {
  return moves > 0 && !isKnown && lookup.kind === "found";
}
