import { account, lead, registered } from "./people.ts";

/** A lead and an account; the lead has filled the registration in where that comes later. */
export const known = () => ({ customers: [lead, account] });
export const knownAndRegistered = () => ({ customers: [registered, account] });
