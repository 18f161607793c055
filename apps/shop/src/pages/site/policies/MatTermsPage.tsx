/** The terms of the hygienic mats' subscription. */
export { MatTermsScreen as Component } from "@petbox/design-system/screens/site/MatTermsScreen";
