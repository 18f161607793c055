/** The subscription's terms, where the payment's agreement box leads. */
export { TermsScreen as Page } from "@petbox/design-system/screens/site/TermsScreen";
