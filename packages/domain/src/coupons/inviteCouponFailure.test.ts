import { expect, it } from "vitest";
import type { Failure } from "../failure/failure.ts";
import { inviteCouponRefusal } from "./inviteCouponFailure.ts";

it.each<[Failure, string]>([
  [{ kind: "refused", message: "Você já tem um cupom." }, "Você já tem um cupom."],
  [{ kind: "refused" }, "Ocorreu um erro"],
  [{ kind: "refused", message: "" }, "Ocorreu um erro"],
  [{ kind: "session-expired", status: 401, message: "Entre de novo." }, "Entre de novo."],
  [{ kind: "session-expired", status: 401 }, "Ocorreu um erro"],
])("MAN-385 warns of %j", (failure, text) => {
  expect(inviteCouponRefusal(failure)).toEqual({ title: "Ops", text });
});

it.each<[Failure]>([
  [{ kind: "offline" }],
  [{ kind: "session-expired" }],
  [{ kind: "timeout" }],
  [{ kind: "too-many", message: "Espere." }],
  [{ kind: "unavailable", message: "Volte logo." }],
  [{ kind: "invalid", message: "Não.", fields: {} }],
  [{ kind: "contract", detail: "" }],
])("MAN-386 shows no warning for %j", (failure) => {
  expect(inviteCouponRefusal(failure)).toBeUndefined();
});
