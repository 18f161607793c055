import { AccountScreen, AccountShellScreen } from "@petbox/design-system/screens/account/AccountScreen";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import { SiteFrame } from "../site/SiteFrame.tsx";
import { AccountGate } from "./AccountGate.tsx";

export { AccountPage as Page };

/** /area-cliente (MAN-010): where a login leads to, and what is known of the customer. */
function AccountPage() {
  return (
    <SiteFrame width="column">
      <AccountGate shell={<AccountShellScreen />}>
        {({ name, subscriptions }) => (
          <AccountScreen firstName={firstNameOf(name ?? "")} subscriptions={subscriptions} />
        )}
      </AccountGate>
    </SiteFrame>
  );
}
