import { savePetDataEndpoint, savePetImageEndpoint } from "@petbox/api-client/welcome/contract";
import { accepted, rejected } from "@petbox/domain/result";
import { missingAnswers } from "@petbox/domain/welcome/petAnswers";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../httpError.ts";
import { replacePhoto, validatePhoto } from "../pets/storedPhoto.ts";
import { welcomeSubscriptionOf } from "./welcomeSubscription.ts";

const answersPerMinute = 20;
const photosPerMinute = 20;

export const handlers: readonly Handler[] = [
  handle(
    savePetDataEndpoint,
    (context) => {
      const { body: answers, store, visitor } = context;
      const subscription = welcomeSubscriptionOf(context);
      if (subscription === undefined) throw unauthenticated();
      // The older questionnaire requires every answer (MAN-265 to MAN-268).
      if (visitor.questionnaire === "required" && missingAnswers(answers).length > 0) {
        return rejected({ message: "Faltam respostas do questionário." });
      }
      store.questionnaires.put({ subscriptionCode: subscription.code, answers });
      return accepted({});
    },
    { perMinute: answersPerMinute },
  ),
  handle(
    savePetImageEndpoint,
    async (context) => {
      const { body, store, newId } = context;
      if (welcomeSubscriptionOf(context) === undefined) throw unauthenticated();
      const checked = await validatePhoto(body);
      if (!checked.ok) return rejected({ message: checked.error });
      return store.transaction(() => {
        // Read again inside the transaction.
        const subscription = welcomeSubscriptionOf(context);
        if (subscription === undefined) throw unauthenticated();
        const photo = { id: newId(), customerCode: subscription.customerCode, ...checked.value };
        replacePhoto(store, subscription.code, photo);
        return accepted(`${photo.id}.${photo.kind}`);
      });
    },
    { perMinute: photosPerMinute },
  ),
];
