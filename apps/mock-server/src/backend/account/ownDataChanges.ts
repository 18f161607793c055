import { changeInstagramEndpoint, changePasswordEndpoint } from "@petbox/api-client/account/contract";
import { parseNewInstagram } from "@petbox/domain/identity/instagram";
import { parsePasswordChange } from "@petbox/domain/identity/passwordChange";
import { accepted, rejected } from "@petbox/domain/result";
import { sessionPaths } from "@petbox/domain/site/paths";
import { type Handler, handle } from "../handler.ts";
import { refusedWith } from "../refusal.ts";
import { leaveElsewhere } from "../session/leaveElsewhere.ts";
import { ownCustomer } from "../session/ownAccount.ts";
import { keepPassword, passwordMatches } from "../session/password.ts";

/** Somebody who tries passwords at an account that was left open is stopped soon. */
const attemptsPerMinute = 10;

/** What a subscriber changes of their own data (SUB-072, SUB-073). */
export const ownDataChanges: readonly Handler[] = [
  handle(changeInstagramEndpoint, (context) => {
    const customer = ownCustomer(context);
    const instagram = parseNewInstagram(context.parameters.instagram ?? "", customer.instagram);
    if (!instagram.ok) return rejected({});
    context.store.customers.put({ ...customer, instagram: instagram.value });
    return accepted({});
  }),
  handle(
    changePasswordEndpoint,
    async (context) => {
      const { body, store, visitor, clock, newId, sendMail, renewSession } = context;
      const { code, password: known } = ownCustomer(context);
      if (known === undefined || !(await passwordMatches(body.oldPassword, known)))
        throw refusedWith(wrongPasswordText);
      // Typed twice is the form's to ask.
      const change = parsePasswordChange({ ...body, confirmation: body.password });
      if (!change.ok) throw refusedWith(Object.values(change.error)[0] ?? "");
      const kept = await keepPassword(change.value.password, newId());
      return store.transaction(() => {
        // As it is by now: of two changes at once the second one knows the old password no more.
        const customer = ownCustomer(context);
        if (customer.password?.digest !== known.digest) throw refusedWith(wrongPasswordText);
        store.customers.put({ ...customer, password: kept });
        leaveElsewhere(store, code, visitor);
        renewSession(store.visitors.get(visitor.id) ?? visitor);
        const subject = "A senha da sua conta PetBox foi alterada";
        sendMail({ to: customer.email, subject, path: sessionPaths.recovery, sentAt: clock() });
        return accepted({});
      });
    },
    { perMinute: attemptsPerMinute },
  ),
];

const wrongPasswordText = "A senha atual não confere.";
