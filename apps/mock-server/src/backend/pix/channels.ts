import { pixChannel } from "@petbox/api-client/pix/channels";
import type { Channel } from "../channel.ts";

/** The PIX of a link, open to anyone with the link, like its page. The page fetches the current state itself. */
export const pixPayments: Channel = {
  nameOf: pixChannel,
  mayListen: ({ code, store }) => store.paymentRequests.get(code)?.means.kind === "pix",
  missed: () => [],
};
