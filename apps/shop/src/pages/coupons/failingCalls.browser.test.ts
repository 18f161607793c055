import { write } from "../../testing/fillForms.ts";
import { sentence } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const path = "/assinatura/checkout";
const label = "Tem um cupom?";

testFailingCalls("coupons", {
  "/cupom/campanha/": {
    shop: { path, scenario: "no-checkout" },
    // The failure is silent: the page looks as without a coupon.
    message: undefined,
    done: (screen) => screen.findByLabelText(label),
  },
  "/cupom/campanha/{code}": {
    shop: { path, scenario: "no-checkout" },
    fill: (screen) => write(screen, label, "PRIMEIRACAIXA"),
    press: "Aplicar",
    keptInputs: { [label]: "PRIMEIRACAIXA" },
    message: new RegExp(`${sentence.source}|Codigo do cupom invalido`, "i"),
    done: (screen) => screen.findByText("Cupom aplicado"),
    // The page reads the session's coupon, and finds it applied.
    afterLostReply: { message: undefined },
  },
  "/coupon/": {
    shop: { path, scenario: "no-checkout", at: "checkout", visitor: { coupon: "VEMPRACA" } },
    press: "Remover",
    done: (screen) => screen.findByLabelText(label),
    // The page reads the session's coupon, and finds none.
    afterLostReply: { message: undefined },
  },
});
