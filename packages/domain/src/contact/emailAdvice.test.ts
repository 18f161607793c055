import { expect, it } from "vitest";
import { initialContactState, nextContactState } from "./contactStep.ts";
import { emailAdviceOf } from "./emailAdvice.ts";

/** The advice once typing has settled and the server has replied. */
function adviceFor(text: string): string | undefined {
  const typed = nextContactState(initialContactState({}), { type: "email-typed", text });
  const settled = nextContactState(typed, { type: "email-settled" });
  if (settled.email.kind !== "checking") return emailAdviceOf(settled);
  const { email } = settled.email;
  return emailAdviceOf(nextContactState(settled, { type: "email-checked", email, existence: { kind: "new" } }));
}

it.each(["ana@minhaempresa.com.br", "ana@escritorio.adv.br", "ana@provedor.co.uk"])(
  "says what to do about %s, whose domain is not accepted",
  (text) => {
    expect(adviceFor(text)).toMatch(/Use outro e-mail/);
  },
);

it.each(["", "ana", "ana@", "ana@gmail", "ana@gmail.com", "ana@gmial.com"])("says nothing more about %o", (text) => {
  expect(adviceFor(text)).toBeUndefined();
});
