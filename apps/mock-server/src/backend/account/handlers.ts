import { needsRetryEndpoint, saveUserDataEndpoint } from "@petbox/api-client/account/contract";
import { civilDateAt, isBefore } from "@petbox/domain/calendar/civilDate";
import { parseUserData } from "@petbox/domain/identity/userData";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { accepted, rejected } from "@petbox/domain/result";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { validateCustomer } from "../checkout/validateCustomer.ts";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../httpError.ts";
import { waitingPaymentOf } from "../resolution/waitingPayment.ts";
import { accountOf } from "../session/customers.ts";
import { changesFixedCpf, fixedCpfText } from "../session/fixedCpf.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { contractsOf } from "./contractsOf.ts";
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
    const today = civilDateAt(clock());
    return contractsOf(store, customerCode).flatMap(({ code, purchase, pet: { name, sex } }) => {
      const subscription = store.subscriptions.get(code);
      const facts = subscription && attentionFactsOf(store, subscription, clock());
      const { on, isPenalty } = facts?.debt ?? {};
      // A penalty is due at once; a month is overdue from the day after its due date.
      if (facts === undefined || on === undefined || !(isPenalty || isBefore(on, today))) return [];
      const waitingPayment = waitingPaymentOf(store, { code }, clock());
      return [
        {
          code,
          nextInvoiceDate: on,
          ...(waitingPayment && { waitingPayment }),
          ...(purchase && { purchase }),
          ...(name && { name }),
          ...(name && sex && { sex }),
          facts,
        },
      ];
    });
  }),
];
