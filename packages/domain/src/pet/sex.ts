export const sexes = ["male", "female"] as const;

/** The sex of a pet (FUN-055, FUN-113). */
export type Sex = (typeof sexes)[number];

export const sexLabels: Readonly<Record<Sex, string>> = { male: "Macho", female: "Fêmea" };

/** The word the server keeps for a sex (FUN-056). */
export type SexWire = "masculino" | "feminino";

const wires = { male: "masculino", female: "feminino" } as const satisfies Record<Sex, SexWire>;

/** Whether a text from a form is one of the two sexes. */
export function isSex(text: string): text is Sex {
  return text === "male" || text === "female";
}

/** The word to send for a sex. */
export function wireOfSex(sex: Sex): SexWire {
  return wires[sex];
}

/** Reads the server's word; anything else (nothing saved yet) gives `undefined`, so that texts stay neutral. */
export function sexFromWire(text: string | null | undefined): Sex | undefined {
  return sexes.find((sex) => wires[sex] === text);
}
