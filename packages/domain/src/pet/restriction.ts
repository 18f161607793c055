import { accepted, type Result, rejected } from "../result.ts";

export const restrictions = ["sem_proteina", "pode_tudo"] as const;

/** The pet's dietary restrictions; the values are the saved tags (FUN-069, FUN-070). */
export type Restriction = (typeof restrictions)[number];

/** "Nennhum" is the specification's spelling (FUN-073). */
export const restrictionLabels: Readonly<Record<Restriction, string>> = {
  sem_proteina: "Proteína Animal",
  pode_tudo: "Nennhum",
};

export const defaultRestriction: Restriction = "pode_tudo";

/**
 * Parses the restriction; one of the two options is required (FUN-214, FUN-215).
 *
 * @example
 * parseRestriction("sem_proteina"); // { ok: true, value: "sem_proteina" }
 */
export function parseRestriction(text: string | null | undefined): Result<Restriction, "restriction-missing"> {
  const restriction = restrictions.find((one) => one === text);
  return restriction ? accepted(restriction) : rejected("restriction-missing");
}
