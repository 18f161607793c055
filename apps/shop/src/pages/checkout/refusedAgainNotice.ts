import type { Notice } from "../../app/notice.ts";

/** A retry on the page after the payment found the card refused again. */
export const refusedAgainNotice: Notice = { notice: "refused-again" };
