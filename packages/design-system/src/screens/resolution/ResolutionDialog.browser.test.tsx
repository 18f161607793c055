import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ResolutionDialog, type ResolutionOptions } from "./ResolutionDialog.tsx";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const nothing = () => undefined;

/** The text of the dialog of a debt whose amount is unknown. */
async function shown(panel: ResolutionOptions["panel"]): Promise<string | null> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () =>
    root.render(
      <ThemeRoot>
        <ResolutionDialog
          open
          subscription="ATRASO0001"
          result={{ status: "ready", value: { panel, debt: undefined, cards: [] } }}
          today={civilDate(2026, 3, 10)}
          pending={false}
          failure={undefined}
          serverErrors={undefined}
          onPay={nothing}
          onRemove={nothing}
          onClose={nothing}
        />
      </ThemeRoot>,
    ),
  );
  closing.push(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  return place.textContent;
}

it("shows a paid or pending payment of an unknown amount", async () => {
  expect(await shown({ status: "paid" })).toContain("Pagamento aprovado!");
  expect(await shown({ status: "waitingCard" })).toContain("Pagamento enviado");
  expect(await shown({ status: "waitingBoleto" })).toContain("Há um boleto à espera");
});

it("asks nobody to pay a PIX that has expired", async () => {
  const text = await shown({ status: "waitingPix", code: "000201", secondsLeft: 0 });
  expect(text).toContain("O PIX expirou");
  expect(text).toContain("Ver formas de pagamento");
  expect(text).not.toContain("Pague-o");
});

it("asks nobody to pay a boleto that is overdue", async () => {
  const dueDate = civilDate(2026, 3, 9);
  const amount = cents(6_990);
  const line = writeBoletoBarcode({ bankCode: "237", freeField: "1".repeat(25), amount, dueDate });
  const text = await shown({ status: "waitingBoleto", line });
  expect(text).toContain("O boleto venceu");
  expect(text).toContain("Ver formas de pagamento");
});

it("MAN-378 points to support for a subscription that does not exist", async () => {
  const text = await shown({ status: "failed", isUnknown: true });
  expect(text).toContain("Um erro ocorreu, por favor entre em contato com nosso atendimento.");
});
