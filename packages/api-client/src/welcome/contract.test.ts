import { accepted, rejected } from "@petbox/domain/result";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { savePetImageEndpoint } from "./contract.ts";

it.each<[unknown, unknown]>([
  ["f00d.png", accepted("f00d.png")],
  ["1", accepted("1")],
  [true, accepted(undefined)],
  [1, accepted(undefined)],
  [{ file: "f00d.png" }, accepted(undefined)],
  [false, rejected({})],
  [0, rejected({})],
  ["0", rejected({})],
  ["", rejected({})],
  [null, rejected({})],
  [undefined, rejected({})],
  [[], rejected({})],
])("MAN-276 MAN-324 success %j says whether the photo was saved", (success, outcome) => {
  expect(z.parse(savePetImageEndpoint.reply, { success })).toEqual(outcome);
});
