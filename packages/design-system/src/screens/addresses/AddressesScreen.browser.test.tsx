import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { AddressesScreen } from "./AddressesScreen.tsx";

const mats: AccountSubscription = {
  contractId: "CTR-1",
  plan: "scheduled_purchase",
  name: "Tapetes higiênicos",
  pet: {},
  isStandalone: false,
  sentWith: { name: "Bob", sex: "male" },
  items: [],
};

it("offers no change of an address that belongs to a box, and one of a parcel that is shipped on its own", async () => {
  const { root } = openRoot();
  const open = (subscription: AccountSubscription) =>
    root.render(
      <ThemeRoot>
        <AddressesScreen subscriptions={[subscription]} onEdit={() => undefined} />
      </ThemeRoot>,
    );
  open(mats);
  await expect.element(page.getByText(/^Viaja com o BOX do Bob/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Editar/ })).not.toBeInTheDocument();
  // A server may leave the former box in the data.
  open({ ...mats, isStandalone: true });
  await expect.element(page.getByRole("button", { name: /^Editar/ })).toBeVisible();
  await expect.element(page.getByText(/^Viaja com o BOX/)).not.toBeInTheDocument();
});
