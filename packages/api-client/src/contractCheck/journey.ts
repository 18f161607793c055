import * as z from "zod/mini";
import * as checkout from "../checkout/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import * as funnel from "../funnel/contract.ts";
import { savePetDataEndpoint, savePetImageEndpoint } from "../welcome/contract.ts";
import { checkSuccess } from "./checkCall.ts";
import { Mismatch, type RunCheck } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { type CheckedReply, type CheckVisitor, openedVisitor } from "./checkVisitor.ts";
import { exampleCallOf } from "./exampleCall.ts";

/** The calls of a first purchase, in the order of the funnel. */
export const journeyEndpoints: readonly Endpoint[] = [
  funnel.listBreedsEndpoint,
  funnel.saveSpeciesEndpoint,
  funnel.saveNameEndpoint,
  funnel.saveSizeEndpoint,
  funnel.saveBreedEndpoint,
  funnel.savePetBirthDateEndpoint,
  funnel.saveRestrictionEndpoint,
  funnel.emailExistsEndpoint,
  funnel.createUserEndpoint,
  funnel.listTracksEndpoint,
  funnel.saveTrackEndpoint,
  funnel.listPlansEndpoint,
  funnel.savePlanEndpoint,
  funnel.listExtraItemsEndpoint,
  funnel.saveExtraItemEndpoint,
  checkout.lookUpCepEndpoint,
  checkout.estimateShippingEndpoint,
  checkout.readCustomerEndpoint,
  checkout.saveCustomerEndpoint,
  checkout.saveFreightEndpoint,
  checkout.planInSessionEndpoint,
  checkout.subscribeEndpoint,
  checkout.paymentResultEndpoint,
  checkout.recordPurchaseEndpoint,
  savePetDataEndpoint,
  savePetImageEndpoint,
];

/**
 * Buys a box as a new visitor.
 * @param beforePayment is awaited before the subscription is sent, with the e-mail of the new customer.
 */
export async function makeJourney(
  settings: CheckSettings,
  run: RunCheck,
  beforePayment: (visitor: CheckVisitor, email: string) => Promise<void>,
): Promise<void> {
  const visitor = await openedVisitor(settings.origin);
  const email = settings.codes.newEmail ?? `contrato.${Date.now().toString(36)}@gmail.com`;
  // The form of the shop's own keys, for which a backend may have made its column just wide enough.
  const attempt = crypto.randomUUID().replaceAll("-", "");
  const codes = { ...settings.codes, [`${funnel.createUserEndpoint.path}#email`]: email };
  for (const endpoint of journeyEndpoints) {
    const { method, timeout } = endpoint;
    const { path, body } = exampleCallOf(endpoint, { ...settings, codes });
    const isPayment = endpoint === checkout.subscribeEndpoint;
    if (isPayment) await beforePayment(visitor, email);
    const headers = isPayment ? { "Idempotency-Key": attempt } : {};
    const send = () => visitor.send(method, path, { body, headers, timeout });
    const sent = send();
    // Without a reply, this check fails and the others go on.
    await run("calls", `${method} ${endpoint.path}`, async () => {
      const reply = await sent;
      const warnings = checkSuccess(endpoint, reply);
      if (endpoint === checkout.paymentResultEndpoint) checkNotRefused(reply);
      return warnings;
    });
    // This call logs the lead in, which changes the token; the reply need not contain the new one.
    if (endpoint === funnel.createUserEndpoint) await visitor.open("/");
    if (!isPayment) continue;
    await run("session", "a repeated Idempotency-Key makes no second subscription", async () => {
      const reply = await sent;
      const again = await send();
      if (again.status !== reply.status || again.text !== reply.text)
        throw new Mismatch("the first reply again", `${again.status} ${again.text.slice(0, 120)}`);
      return [];
    });
  }
}

/** A payment that has just been sent is pending or paid: `NOT_PAID` would show it as refused. @throws Mismatch */
function checkNotRefused({ json, text }: CheckedReply): void {
  const { data } = z.safeParse(checkout.paymentResultEndpoint.reply, json);
  if (data?.result === "refused")
    throw new Mismatch("PAID, or WAITING or null until the bank answers", text.slice(0, 120));
}
