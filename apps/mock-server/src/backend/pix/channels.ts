import { pixChannel } from "@petbox/api-client/pix/channels";
import { channel } from "../channel.ts";

/** What becomes of the PIX of a link, open to whoever has the link, as its page is. What there is by now, the page asks for. */
export const pixPayments = channel({
  nameOf: pixChannel,
  mayListen: ({ code, store }) => store.paymentRequests.get(code)?.means.kind === "pix",
  missed: () => [],
});
