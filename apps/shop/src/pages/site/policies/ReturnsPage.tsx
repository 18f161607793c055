/** Changing one's mind, exchanges and refunds. */
export { ReturnsScreen as Component } from "@petbox/design-system/screens/site/ReturnsScreen";
