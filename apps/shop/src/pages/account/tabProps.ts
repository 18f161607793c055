import type { AccountPageData } from "@petbox/api-client/account/pageData";

/** What a tab of the account's data is given: all that is known of the account. */
export interface TabProps {
  readonly data: AccountPageData;
}
