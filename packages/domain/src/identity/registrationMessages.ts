import { addressMessages } from "../address/messages.ts";
import { contactMessages } from "../contact/messages.ts";
import { identityMessages } from "./messages.ts";

/** What the registration says for each error code. */
export const registrationMessages = { ...identityMessages, ...contactMessages, ...addressMessages };
