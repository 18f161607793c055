import { changePhotoEndpoint } from "@petbox/api-client/pets/contract";
import { accepted } from "@petbox/domain/result";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { badRequest, notFound } from "../httpError.ts";
import { moipCodeOf } from "../session/customers.ts";
import { requireCustomer } from "../session/requireAccount.ts";
import { ownContract } from "../subscriptions/contract.ts";
import { petIdOf } from "./petId.ts";
import { replacePhoto, validatePhoto } from "./storedPhoto.ts";

/** Enough for a customer with three pets. */
const photosPerMinute = 20;

export const handlers: readonly Handler[] = forAccounts([
  handle(
    changePhotoEndpoint,
    async (context) => {
      const { body, parameters, store, newId } = context;
      const customer = requireCustomer(context);
      const own = () => ownContract(context, parameters.code);
      const named = own();
      if (named?.pet === undefined) throw notFound();
      if (body.petId !== petIdOf(named) || body.moipCode !== (moipCodeOf(customer) ?? "")) throw notFound();
      const checked = await validatePhoto(body.photo);
      if (!checked.ok) throw badRequest(checked.error);
      const photo = { id: newId(), customerCode: customer.code, ...checked.value };
      return store.transaction(() => {
        // Read again inside the transaction.
        const subscription = own();
        if (subscription?.pet === undefined) throw notFound();
        replacePhoto(store, subscription.code, photo);
        return accepted({});
      });
    },
    { perMinute: photosPerMinute },
  ),
]);
