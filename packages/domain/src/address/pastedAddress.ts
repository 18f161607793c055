import { withoutInvisible } from "../text/typedText.ts";
import { type Cep, parseCep } from "./cep.ts";

/** The parts of a pasted address that a look-up does not return, and the CEP to look up. */
export interface PastedAddress {
  readonly cep: Cep;
  /** "" if missing from the pasted text. */
  readonly number: string;
  /** "" if absent. */
  readonly complement: string;
}

const cepAnywhere = /\b(\d{2}\.?\d{3}[\p{Pd} ]?\d{3})\b/u;
/** "1578 ap 12", "nº 1578 - ap 12", "1578B": the number and its complement. */
const door = /^(?:n[º°o]?\.?\s*)?(\d{1,5}[a-z]?)(?![\da-z])[\s–-]*(.*)$/i;
/** "São Paulo - SP": a city with its state. */
const cityWithState = /[\p{Pd}/]\s*[a-z]{2}\s*$/iu;
/** "ap 12", "fundos": no neighbourhood. */
const surelyComplement = /\d|^(fundos|frente|casa|sobrado|térreo)\b/i;

/**
 * Parses an address copied from a message: CEP first ("01310-100, 1578 ap 12"), or last, as on a parcel label ("Av. Paulista, 1578 - ap 12,
 * Bela Vista, São Paulo - SP, 01310-100") or a map ("Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-100"). Undefined without a CEP, or
 * if there is only a CEP.
 *
 * @example
 * parsePastedAddress("01310-100, 1578 ap 12"); // { cep: "01310100", number: "1578", complement: "ap 12" }
 */
export function parsePastedAddress(pasted: string): PastedAddress | undefined {
  const text = withoutInvisible(pasted);
  const found = cepAnywhere.exec(text);
  const cep = parseCep(found?.[1] ?? "");
  if (found === null || !cep.ok) return undefined;
  const before = text.slice(0, found.index).replace(/\bCEP:?\s*$/i, "");
  const after = text.slice(found.index + found[0].length);
  const isBefore = before.trim() !== "";
  const parts = (isBefore ? before : after).split(/[,;\n]/).filter((part) => part.trim() !== "");
  const doors = parts.map((part) => door.exec(part.trim()));
  // "24 de Maio, 100": a label begins with the street, whose name may begin with a number.
  const isStreetFirst = isBefore && doors[0]?.[2] !== "" && doors[1] != null;
  const place = doors.findIndex((found, index) => found !== null && !(isStreetFirst && index === 0));
  const [, number = "", complement = ""] = doors[place] ?? [];
  if (number === "") return isBefore ? { cep: cep.value, number: "", complement: "" } : undefined;
  // After a leading CEP only number and complement follow; on a parcel label the neighbourhood comes next.
  const rest = isBefore ? [withoutNeighborhood(complement, parts[place + 1])] : [complement, ...parts.slice(place + 1)];
  return {
    cep: cep.value,
    number,
    complement: rest
      .map((part) => part.trim())
      .filter(Boolean)
      .join(", "),
  };
}

/** @param next the part after the number and its complement: on a map the city, before which the neighbourhood stands. */
function withoutNeighborhood(complement: string, next = ""): string {
  const parts = complement
    .split(/\s\p{Pd}(?:\s|$)/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  const isNeighborhood = last !== undefined && cityWithState.test(next) && !surelyComplement.test(last);
  return (isNeighborhood ? parts.slice(0, -1) : parts).join(" - ");
}
