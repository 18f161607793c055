import {
  changeInstagramEndpoint,
  changePasswordEndpoint,
  needsRetryEndpoint,
  saveUserDataEndpoint,
} from "@petbox/api-client/account/contract";
import { fieldMessages } from "@petbox/domain/fieldErrors";
import { parseInstagram } from "@petbox/domain/identity/instagram";
import { identityMessages } from "@petbox/domain/identity/messages";
import { parsePasswordChange } from "@petbox/domain/identity/passwordChange";
import { parseUserData } from "@petbox/domain/identity/userData";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { accepted, rejected } from "@petbox/domain/result";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { validateCustomer } from "../checkout/validateCustomer.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { badRequest } from "../httpError.ts";
import { endOtherSessions } from "../session/endOtherSessions.ts";
import { changesFixedCpf, fixedCpfText } from "../session/fixedCpf.ts";
import { hashPassword, passwordMatches } from "../session/password.ts";
import { sendPasswordNotice } from "../session/passwordNotice.ts";
import { requireAccount, requireCustomer } from "../session/requireAccount.ts";
import { overdueOf } from "./overdueOf.ts";

const wrongPasswordText = "A senha atual não confere.";

/** Slows down password guessing in an account that was left open. */
const attemptsPerMinute = 10;

export const handlers: readonly Handler[] = forAccounts([
  // The changes that subscribers make to their own data (SUB-072, SUB-073).
  handle(changeInstagramEndpoint, (context) => {
    const customer = requireCustomer(context);
    // The current profile is accepted: it comes again when the reply to a save was lost.
    const instagram = parseInstagram(context.parameters.instagram ?? "");
    if (!instagram.ok) return rejected({});
    context.store.customers.put({ ...customer, instagram: instagram.value });
    return accepted({});
  }),
  handle(
    changePasswordEndpoint,
    async (context) => {
      const { body, store, visitor, newId, renewSession } = context;
      const { code, password: known } = requireCustomer(context);
      if (known === undefined || !(await passwordMatches(body.oldPassword, known))) throw badRequest(wrongPasswordText);
      // The form checks that both passwords match; the wire carries one.
      const change = parsePasswordChange({ ...body, confirmation: body.password });
      if (!change.ok) throw badRequest(Object.values(fieldMessages(change.error, identityMessages))[0] ?? "");
      const kept = await hashPassword(change.value.password, newId());
      return store.transaction(() => {
        // Read again inside the transaction: a concurrent change may have replaced the password.
        const customer = requireCustomer(context);
        if (customer.password?.digest !== known.digest) throw badRequest(wrongPasswordText);
        store.customers.put({ ...customer, password: kept });
        endOtherSessions(store, code, visitor);
        renewSession(store.visitors.get(visitor.id) ?? visitor);
        sendPasswordNotice(customer, context);
        return accepted({});
      });
    },
    { perMinute: attemptsPerMinute },
  ),
  handle(saveUserDataEndpoint, (context) => {
    const { body, store, visitor, clock } = context;
    const customer = requireCustomer(context);
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
  handle(needsRetryEndpoint, (context) => overdueOf(context.store, requireAccount(context), context.clock())),
]);
