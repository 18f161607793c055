import { loginEndpoint } from "@petbox/api-client/session/contract";
import { accepted, rejected } from "@petbox/domain/result";
import { type Handler, handle } from "../handler.ts";
import type { CustomerRecord } from "./collections.ts";
import { mayActFor } from "./customerAccess.ts";
import { customerByEmail, paidSubscriptionsOf } from "./customers.ts";
import { readableRegistration } from "./ownData.ts";
import { passwordMatches } from "./password.ts";
import { passwordRecovery } from "./passwordRecovery.ts";
import { type Reach, sessionAfterLogin } from "./sessionAfterLogin.ts";

const attemptsPerMinute = 10;

export const handlers: readonly Handler[] = [
  handle(
    loginEndpoint,
    async ({ body, store, visitor, renewSession }) => {
      const found = customerByEmail(store, body.email);
      const reach = found && (await reachOf(found, body));
      return store.transaction(() => {
        // The verified password may have been replaced during the asynchronous check.
        const customer = found && store.customers.get(found.code);
        if (reach === undefined || customer === undefined || customer.password?.digest !== found?.password?.digest) {
          return rejected({});
        }
        if (
          reach === "checkout" &&
          !mayActFor(customer, { store, visitor: store.visitors.get(visitor.id) ?? visitor })
        ) {
          return rejected({});
        }
        const { areaCode, number: phoneNumber } = body.phone ?? {
          areaCode: customer.areaCode,
          number: customer.phoneNumber,
        };
        // A password opens the account's own consent, which a login does not change.
        const newsletter = (reach === "checkout" ? body.newsletter : undefined) ?? customer.newsletter;
        const updated = { ...customer, areaCode, phoneNumber, newsletter };
        if (reach === "checkout") store.customers.put(updated);
        const opened = renewSession(sessionAfterLogin(updated, reach, { store, visitor }));
        return accepted({
          name: readableRegistration({ store, visitor: opened }).name ?? "",
          subscriptions: paidSubscriptionsOf(store, customer),
          customerCode: customer.code,
          areaCode,
          phoneNumber,
          newsletter,
        });
      });
    },
    { perMinute: attemptsPerMinute, accountOf: ({ email }) => email, isPerAddress: true },
  ),
  ...passwordRecovery,
];

/**
 * The reach of a login. An account needs its password. The e-mail serves as the password of a lead, from the checkout
 * alone (decision 8).
 */
async function reachOf(
  customer: CustomerRecord,
  sent: { readonly email: string; readonly password: string; readonly checkout?: boolean | undefined },
): Promise<Reach | undefined> {
  if (customer.password) return (await passwordMatches(sent.password, customer.password)) ? "account" : undefined;
  return sent.checkout === true && sent.password === sent.email ? "checkout" : undefined;
}
