import { AccountScreen } from "@petbox/design-system/screens/account/AccountScreen";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import { useCustomer } from "./accountGate.ts";

export { AccountPage as Page };

/** /area-cliente (MAN-010): where a login leads to, and what is known of the customer. */
function AccountPage() {
  const { name, subscriptions } = useCustomer();
  return <AccountScreen firstName={firstNameOf(name ?? "")} subscriptions={subscriptions} />;
}
