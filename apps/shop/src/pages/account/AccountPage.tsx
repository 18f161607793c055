import { accountPageData } from "@petbox/api-client/account/pageData";
import { prefetchPageData, usePageData } from "@petbox/api-client/page/usePageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { AccountScreen, AccountShellScreen } from "@petbox/design-system/screens/account/AccountScreen";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import { type Services, useSession } from "../../app/services.ts";

export { AccountPage as Page };

/** What the page shows, fetched ahead for who has logged in. */
export function prefetch({ client, session }: Services): void {
  const { visitor, customerCode } = session.get();
  if (visitor.authorized) prefetchPageData(client, accountPageData, { whose: customerCode, parameters: {} });
}

/** /area-cliente (MAN-010): where a login leads to, and what is known of the customer. */
function AccountPage() {
  const { customerCode } = useSession();
  const reading = usePageData(accountPageData, { whose: customerCode, parameters: {} });
  return (
    <ReadingView reading={reading} skeleton={<AccountShellScreen />}>
      {({ name, subscriptions }) => <AccountScreen firstName={firstNameOf(name)} subscriptions={subscriptions} />}
    </ReadingView>
  );
}
