/** The products that ship free with a box (MAN-132, MAN-133). The freight of the box has its own policy (MAN-411). */
export { default as Component } from "./freeFreight.mdx";
