import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { cepMask, formatCep, parseCep, stateOfCep } from "./cep.ts";
import { isStateCode, stateCodeOf, stateCodes } from "./states.ts";

function stateAt(text: string): string | undefined {
  const cep = parseCep(text);
  return cep.ok ? stateOfCep(cep.value) : undefined;
}

describe("parseCep", () => {
  it.each(["01310-100", "01310100", " 01.310-100 "])("SUB-230 reads %s", (text) => {
    expect(parseCep(text)).toEqual(accepted("01310100"));
  });

  it.each(["", "01310-10", "01310-1000", "0131o-100", "CEP 01310-100"])("SUB-230 refuses %j", (text) => {
    expect(parseCep(text)).toEqual(rejected("cep-invalid"));
  });

  it("parses every formatted CEP back", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        const cep = parseCep(digits);
        return cep.ok && parseCep(formatCep(cep.value)).ok && formatCep(cep.value).replace("-", "") === digits;
      }),
    );
  });

  it("refuses any other count of digits", () => {
    const digits = fc.stringMatching(/^\d{0,20}$/).filter((text) => text.length !== 8);
    fc.assert(fc.property(digits, (text) => !parseCep(text).ok && parseCep(`${text}-`).ok === false));
    expect(parseCep("1234567")).toEqual(rejected("cep-invalid"));
  });
});

it("FUN-255 SUB-230 writes the CEP as the mask shows it", () => {
  const cep = parseCep("01310100");
  expect(cep.ok && formatCep(cep.value)).toBe("01310-100");
  expect(cep.ok && formatCep(cep.value).replace(/\d/g, "0")).toBe(cepMask);
});

describe("stateOfCep", () => {
  // First and last CEP of each range.
  it.each([
    ["SP", "01000-000", "19999-999"],
    ["RJ", "20000-000", "28999-999"],
    ["ES", "29000-000", "29999-999"],
    ["MG", "30000-000", "39999-999"],
    ["BA", "40000-000", "48999-999"],
    ["SE", "49000-000", "49999-999"],
    ["PE", "50000-000", "56999-999"],
    ["AL", "57000-000", "57999-999"],
    ["PB", "58000-000", "58999-999"],
    ["RN", "59000-000", "59999-999"],
    ["CE", "60000-000", "63999-999"],
    ["PI", "64000-000", "64999-999"],
    ["MA", "65000-000", "65999-999"],
    ["PA", "66000-000", "68899-999"],
    ["AP", "68900-000", "68999-999"],
    ["AM", "69000-000", "69299-999"],
    ["RR", "69300-000", "69399-999"],
    ["AM", "69400-000", "69899-999"],
    ["AC", "69900-000", "69999-999"],
    ["DF", "70000-000", "72799-999"],
    ["GO", "72800-000", "72999-999"],
    ["DF", "73000-000", "73699-999"],
    ["GO", "73700-000", "76799-999"],
    ["RO", "76800-000", "76999-999"],
    ["TO", "77000-000", "77999-999"],
    ["MT", "78000-000", "78899-999"],
    ["MS", "79000-000", "79999-999"],
    ["PR", "80000-000", "87999-999"],
    ["SC", "88000-000", "89999-999"],
    ["RS", "90000-000", "99999-999"],
  ])("is %s from %s to %s", (state, first, last) => {
    expect([stateAt(first), stateAt(last)]).toEqual([state, state]);
  });

  it("is undefined outside every state's range", () => {
    expect(["00000-000", "00999-999", "78900-000", "78999-999"].map(stateAt)).toEqual(Array(4).fill(undefined));
  });
});

describe("states", () => {
  it("are 27 different ones", () => {
    expect([stateCodes.length, new Set(stateCodes).size]).toEqual([27, 27]);
  });

  it("FUN-130 are two upper-case letters, parsed in any case", () => {
    expect(stateCodeOf(" sp ")).toBe("SP");
    expect([stateCodeOf("XX"), stateCodeOf("")]).toEqual([undefined, undefined]);
    expect(["SP", "sp", "toString"].map(isStateCode)).toEqual([true, false, false]);
  });
});
