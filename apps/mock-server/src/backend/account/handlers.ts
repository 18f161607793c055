import { needsRetryEndpoint, saveUserDataEndpoint } from "@petbox/api-client/account/contract";
import { parseUserData } from "@petbox/domain/identity/userData";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { accepted, rejected } from "@petbox/domain/result";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { validateCustomer } from "../checkout/validateCustomer.ts";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../httpError.ts";
import { accountOf } from "../session/customers.ts";
import { changesFixedCpf, fixedCpfText } from "../session/fixedCpf.ts";
import { overdueOf } from "./overdueOf.ts";
import { ownDataChanges } from "./ownDataChanges.ts";

export const handlers: readonly Handler[] = [
  ...ownDataChanges,
  handle(saveUserDataEndpoint, ({ body, store, visitor, clock }) => {
    const customer = store.customers.get(accountOf(visitor) ?? "");
    if (customer === undefined) throw unauthenticated();
    if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
    const checked = validateCustomer(body.customer, clock(), { parse: parseUserData, messages: userDataMessages });
    if (!checked.ok) {
      const [message = ""] = checked.error;
      return rejected({ message });
    }
    if (changesFixedCpf(checked.value.cpf, customer, visitor)) return rejected({ message: fixedCpfText });
    store.customers.put({ ...customer, ...checked.value });
    return accepted({});
  }),
  handle(needsRetryEndpoint, ({ store, visitor, clock }) => {
    const customerCode = accountOf(visitor);
    if (customerCode === undefined) throw unauthenticated();
    return overdueOf(store, customerCode, clock());
  }),
];
