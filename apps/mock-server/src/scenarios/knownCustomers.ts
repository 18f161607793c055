import { account, lead, registeredLead } from "./people.ts";

/** A lead and an account; the lead's registration is complete in the second. */
export const knownCustomers = () => ({ customers: [lead, account] });
export const registeredCustomers = () => ({ customers: [registeredLead, account] });
