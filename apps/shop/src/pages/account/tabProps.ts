import type { AccountPageData } from "@petbox/api-client/account/pageData";

/** The props of a tab of the account's data. */
export interface TabProps {
  readonly data: AccountPageData;
}
