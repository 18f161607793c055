/** What travels free with a box (MAN-132, MAN-133); the freight of the box itself is in another policy (MAN-411). */
export { default as Component } from "./freeFreight.mdx";
