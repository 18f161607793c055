/** What travels free with a box (MAN-132). */
export { FreeFreightScreen as Page } from "@petbox/design-system/screens/site/FreeFreightScreen";
