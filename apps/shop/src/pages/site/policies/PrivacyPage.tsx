/** What becomes of personal data, where the contact step's agreement box leads. */
export { PrivacyScreen as Component } from "@petbox/design-system/screens/site/PrivacyScreen";
