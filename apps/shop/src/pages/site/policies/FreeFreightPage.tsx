/** What travels free with a box (MAN-132). */
export { FreeFreightScreen as Component } from "@petbox/design-system/screens/site/FreeFreightScreen";
