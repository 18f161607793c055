import { act, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useStepChange } from "./useStepChange.ts";

const choose = vi.fn();

/** The button of the second step appears where that of the first was. */
function Steps() {
  const [step, setStep] = useState("terms");
  const steps = useRef<HTMLDivElement>(null);
  useStepChange(steps, step);
  return (
    <div ref={steps}>
      <div data-step="terms" hidden={step !== "terms"}>
        <h3 tabIndex={-1}>O que muda</h3>
        <button type="button" onClick={() => setStep("reasons")}>
          Quero cancelar
        </button>
      </div>
      <div data-step="reasons" hidden={step !== "reasons"}>
        <h3 tabIndex={-1}>Por que quer sair?</h3>
        <button type="button" onClick={choose}>
          Outro motivo
        </button>
      </div>
    </div>
  );
}

it("ignores the second press of a double press that opened a step", async () => {
  // Both presses at one time, however busy the machine is.
  const time = vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(60_000);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => root.render(<Steps />));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await userEvent.dblClick(page.getByRole("button", { name: "Quero cancelar" }));
  await expect.element(page.getByRole("heading", { name: "Por que quer sair?" })).toBeVisible();
  expect(choose).not.toHaveBeenCalled();
  time.mockRestore();
  root.unmount();
  place.remove();
});
