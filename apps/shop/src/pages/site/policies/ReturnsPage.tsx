/** Changing one's mind, exchanges and refunds. */
export { ReturnsScreen as Page } from "@petbox/design-system/screens/site/ReturnsScreen";
