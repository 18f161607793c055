import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { CreateCouponScreen } from "./CreateCouponScreen.tsx";

it("MAN-310 shows the name that will be saved, although an Android keyboard composes it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  const onCreate = vi.fn();
  await act(async () =>
    root.render(
      <ThemeRoot>
        <CreateCouponScreen onCreate={onCreate} pending={false} failure={undefined} />
      </ThemeRoot>,
    ),
  );
  const opener = page.getByRole("button", { name: "Criar meu cupom" }).element();
  if (opener instanceof HTMLElement) await act(async () => opener.click());
  const field = page.getByRole("textbox", { name: "Nome do cupom" }).element();
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field.");
  await act(async () => {
    field.value = "a b";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  });
  expect(field).toHaveValue("ab");
  await expect.element(page.getByText("2 de 15")).toBeVisible();
  await act(async () => field.form?.requestSubmit());
  expect(onCreate).toHaveBeenCalledWith("ab");
});
