import { media } from "../../theme/breakpoints.ts";

/** The media query, without its "@media", of a window that has room for a StepBeside. */
export const roomBeside = media.roomBeside.replace("@media ", "");
