import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ReceivedBoxesScreen } from "./ReceivedBoxesScreen.tsx";

const nothing = () => {};
const late: ReceivedBox = {
  id: "b1",
  subscription: "A1",
  pet: { name: "Bob" },
  createdOn: civilDate(2026, 2, 1),
  shipmentCreated: true,
  posted: true,
  delivered: false,
  aborted: false,
  rated: true,
};

it("says nothing of a delivery that the customer did not confirm", async () => {
  const { root } = openRoot();
  const show = (box: ReceivedBox) =>
    flushSync(() =>
      root.render(
        <ThemeRoot>
          <ReceivedBoxesScreen
            boxes={[box]}
            today={civilDate(2026, 3, 10)}
            toConfirm={box.id}
            onConfirm={nothing}
            pending={false}
          />
        </ThemeRoot>,
      ),
    );
  show(late);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  show({ ...late, delivered: true });
  expect(page.getByRole("status").element()).toBeEmptyDOMElement();
  expect(page.getByRole("heading", { name: /^Envio de/ }).element()).not.toHaveFocus();
});

it("shows whether a box has been posted", async () => {
  const { root } = openRoot();
  const today = civilDate(2026, 2, 3);
  const boxes = [late, { ...late, id: "b2", createdOn: civilDate(2026, 1, 30), posted: false }];
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <ReceivedBoxesScreen boxes={boxes} today={today} onConfirm={nothing} pending={false} />
      </ThemeRoot>,
    ),
  );
  await expect.element(page.getByText("A caminho")).toBeVisible();
  await expect.element(page.getByText("Em preparação")).toBeVisible();
});
