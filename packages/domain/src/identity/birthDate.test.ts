import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { accepted, rejected } from "../result.ts";
import { parseCustomerBirthDate } from "./birthDate.ts";

const today = civilDate(2024, 4, 7);
const refused = rejected("birth-date-invalid");

describe("parseCustomerBirthDate", () => {
  it("FUN-238 accepts 1926-06-16 itself and no earlier date", () => {
    expect(parseCustomerBirthDate("16/06/1926", today)).toEqual(accepted("1926-06-16"));
    expect(parseCustomerBirthDate("15/06/1926", today)).toEqual(refused);
  });

  it("FUN-239 SUB-228 accepts an eighteenth birthday today, and none after today", () => {
    expect(parseCustomerBirthDate("07/04/2006", today)).toEqual(accepted("2006-04-07"));
    expect(parseCustomerBirthDate("08/04/2006", today)).toEqual(refused);
  });

  it.each(["", "31/02/2000", "07/04/2030", "07/04/00", "070420000"])("SUB-228 refuses %j", (text) => {
    expect(parseCustomerBirthDate(text, today)).toEqual(refused);
  });
});
