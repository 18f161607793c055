import { write } from "../../faults/filledIn.ts";
import { sentence } from "../../faults/tryBrokenCall.ts";
import { tryBrokenCalls } from "../../faults/tryBrokenCalls.ts";

const path = "/assinatura/checkout";
const label = "Tem um cupom?";

tryBrokenCalls("coupons", {
  "/cupom/campanha/": {
    shop: { path, scenario: "no-checkout" },
    // Without a coupon there is nothing to show.
    said: undefined,
    done: (screen) => screen.findByLabelText(label),
  },
  "/cupom/campanha/{code}": {
    shop: { path, scenario: "no-checkout" },
    fill: (screen) => write(screen, label, "PRIMEIRACAIXA"),
    press: "Aplicar",
    kept: { [label]: "PRIMEIRACAIXA" },
    said: new RegExp(`${sentence.source}|Codigo do cupom invalido`, "i"),
    done: (screen) => screen.findByText("Cupom aplicado"),
  },
  "/coupon/": {
    shop: { path, scenario: "no-checkout", at: "checkout", visitor: { customerCode: "lead0001", coupon: "VEMPRACA" } },
    press: "Remover",
    done: (screen) => screen.findByLabelText(label),
  },
});
