/** What the shop keeps in the browser. */
export { CookiesScreen as Component } from "@petbox/design-system/screens/site/CookiesScreen";
