/** What the shop keeps in the browser. */
export { CookiesScreen as Page } from "@petbox/design-system/screens/site/CookiesScreen";
