/** The subscription's terms, where the payment's agreement box leads. */
export { TermsScreen as Component } from "@petbox/design-system/screens/site/TermsScreen";
