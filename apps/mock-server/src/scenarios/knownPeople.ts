import { account, lead, registered } from "./people.ts";

/** A lead and an account; the lead's registration is complete in the second. */
export const known = () => ({ customers: [lead, account] });
export const knownAndRegistered = () => ({ customers: [registered, account] });
