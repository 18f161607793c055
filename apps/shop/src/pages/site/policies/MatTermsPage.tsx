/** The terms of the hygienic mats' subscription. */
export { MatTermsScreen as Page } from "@petbox/design-system/screens/site/MatTermsScreen";
