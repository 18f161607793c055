import { type Cep, parseCep } from "./cep.ts";

/** As much of a pasted address as no look-up knows, and the CEP that gives the rest. */
export interface PastedAddress {
  readonly cep: Cep;
  /** "" when it was not in what was pasted. */
  readonly number: string;
  /** "" for none. */
  readonly complement: string;
}

const cepAnywhere = /\b(\d{5}-?\d{3})\b/;
/** "1578 ap 12", "nº 1578 - ap 12", "1578B": the number, and what follows it. */
const door = /^(?:n[º°o]?\.?\s*)?(\d{1,5}[a-z]?)(?![\da-z])[\s–-]*(.*)$/i;

/**
 * An address as somebody has it in a message: the CEP first ("01310-100, 1578 ap 12"), or last, as on a parcel
 * ("Av. Paulista, 1578 - ap 12, Bela Vista, São Paulo - SP, 01310-100"). Undefined when nothing but a CEP is in it, or none.
 */
export function parsePastedAddress(text: string): PastedAddress | undefined {
  const found = cepAnywhere.exec(text);
  const cep = parseCep(found?.[1] ?? "");
  if (found === null || !cep.ok) return undefined;
  const before = text.slice(0, found.index).replace(/\bCEP:?\s*$/i, "");
  const after = text.slice(found.index + found[0].length);
  const doorOf = (part: string) => door.exec(part.trim());
  const isBefore = before.trim() !== "";
  const parts = (isBefore ? before : after).split(/[,;\n]/).filter((part) => part.trim() !== "");
  const place = parts.findIndex((part) => doorOf(part) !== null);
  const [, number = "", complement = ""] = doorOf(parts[place] ?? "") ?? [];
  if (number === "") return isBefore ? { cep: cep.value, number: "", complement: "" } : undefined;
  // After the CEP come the number and the door alone; on a parcel the neighbourhood follows them.
  const rest = isBefore ? [complement] : [complement, ...parts.slice(place + 1)];
  return {
    cep: cep.value,
    number,
    complement: rest
      .map((part) => part.trim())
      .filter(Boolean)
      .join(", "),
  };
}
