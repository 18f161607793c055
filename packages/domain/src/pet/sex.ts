export const sexes = ["male", "female"] as const;

/** The sex of a pet (FUN-055, FUN-113). */
export type Sex = (typeof sexes)[number];

export const sexLabels: Readonly<Record<Sex, string>> = { male: "Macho", female: "Fêmea" };

/** The server's word for a sex (FUN-056). */
export type SexWire = "masculino" | "feminino";

const wires = { male: "masculino", female: "feminino" } as const satisfies Record<Sex, SexWire>;

/** Whether a form value is one of the two sexes. */
export function isSex(text: string): text is Sex {
  return text === "male" || text === "female";
}

/** The wire value of a sex. */
export function wireOfSex(sex: Sex): SexWire {
  return wires[sex];
}

/** Parses the wire value; undefined for anything else (e.g. not saved yet), so that texts stay neutral. */
export function sexFromWire(text: string | null | undefined): Sex | undefined {
  return sexes.find((sex) => wires[sex] === text);
}
