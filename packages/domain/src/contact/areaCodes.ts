import type { StateCode } from "../address/states.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";

/** The 67 area codes (DDD) in use, each with its main state; 42, 47, 49 and 61 cross a state border. */
const stateByAreaCode = {
  "11": "SP",
  "12": "SP",
  "13": "SP",
  "14": "SP",
  "15": "SP",
  "16": "SP",
  "17": "SP",
  "18": "SP",
  "19": "SP",
  "21": "RJ",
  "22": "RJ",
  "24": "RJ",
  "27": "ES",
  "28": "ES",
  "31": "MG",
  "32": "MG",
  "33": "MG",
  "34": "MG",
  "35": "MG",
  "37": "MG",
  "38": "MG",
  "41": "PR",
  "42": "PR",
  "43": "PR",
  "44": "PR",
  "45": "PR",
  "46": "PR",
  "47": "SC",
  "48": "SC",
  "49": "SC",
  "51": "RS",
  "53": "RS",
  "54": "RS",
  "55": "RS",
  "61": "DF",
  "62": "GO",
  "63": "TO",
  "64": "GO",
  "65": "MT",
  "66": "MT",
  "67": "MS",
  "68": "AC",
  "69": "RO",
  "71": "BA",
  "73": "BA",
  "74": "BA",
  "75": "BA",
  "77": "BA",
  "79": "SE",
  "81": "PE",
  "82": "AL",
  "83": "PB",
  "84": "RN",
  "85": "CE",
  "86": "PI",
  "87": "PE",
  "88": "CE",
  "89": "PI",
  "91": "PA",
  "92": "AM",
  "93": "PA",
  "94": "PA",
  "95": "RR",
  "96": "AP",
  "97": "AM",
  "98": "MA",
  "99": "MA",
} as const satisfies Readonly<Record<string, StateCode>>;

/** The two digits before a Brazilian telephone number. */
export type AreaCode = keyof typeof stateByAreaCode;

export function isAreaCode(text: string): text is AreaCode {
  return Object.hasOwn(stateByAreaCode, text);
}

/**
 * Parses two digits, with or without parentheses.
 *
 * @example
 * parseAreaCode("(11)"); // { ok: true, value: "11" }
 */
export function parseAreaCode(text: string): Result<AreaCode, "area-code-invalid"> {
  const code = textIn(text).replace(/[()\s]/g, "");
  return isAreaCode(code) ? accepted(code) : rejected("area-code-invalid");
}

export function stateOfAreaCode(areaCode: AreaCode): StateCode {
  return stateByAreaCode[areaCode];
}
