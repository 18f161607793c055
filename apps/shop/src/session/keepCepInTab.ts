import { type Cep, parseCep } from "@petbox/domain/address/cep";
import { readFromTab, storeInTab } from "../browser/tabNotes.ts";
import type { Session } from "./session.ts";

const name = "petbox-delivery-cep";

/**
 * Keeps the CEP of the plan step over a reload of this tab, as decision 69 requires. Must be called before the session is known. A CEP that
 * another customer has typed is dropped.
 */
export function keepCepInTab(session: Pick<Session, "get" | "subscribe" | "keepDeliveryCep">): void {
  let isRead = false;
  session.subscribe(() => {
    const { known, customerCode, deliveryCep } = session.get();
    if (!known) return;
    if (!isRead) {
      isRead = true;
      const kept = keptCepOf(customerCode);
      if (deliveryCep === undefined && kept !== undefined) {
        session.keepDeliveryCep(kept);
        return;
      }
    }
    storeInTab(name, deliveryCep && noteOf(customerCode, deliveryCep));
  });
}

function keptCepOf(customerCode: string | null): Cep | undefined {
  const note = readFromTab(name);
  const cep = parseCep(note?.slice(0, note.indexOf(" ")) ?? "");
  return cep.ok && note === noteOf(customerCode, cep.value) ? cep.value : undefined;
}

const noteOf = (customerCode: string | null, cep: Cep) => `${cep} ${customerCode ?? ""}`;
