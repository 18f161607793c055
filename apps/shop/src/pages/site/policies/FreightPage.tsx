/** What the freight costs, when a box leaves and when it arrives. */
export { FreightScreen as Component } from "@petbox/design-system/screens/site/FreightScreen";
