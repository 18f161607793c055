import {
  beginPurchaseEndpoint,
  productNames,
  setCartQuantityEndpoint,
  takeOutOfCartEndpoint,
} from "@petbox/api-client/scheduled/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import { accepted, rejected } from "@petbox/domain/result";
import { cartOfItems, parseCartQuantity } from "@petbox/domain/scheduled/cart";
import { type ScheduledKind, scheduledKinds, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { type Handler, handle } from "../handler.ts";
import { HttpError } from "../httpError.ts";
import type { InSession } from "../requestContext.ts";
import { unknownText } from "../resolution/startPayment.ts";
import type { SessionRecord } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";
import type { WorldStore } from "../store.ts";
import { activeBoxesOf } from "./activeBoxes.ts";
import { type Cart, cartOf, cartWithout, isPurchaseRefused, wholeCartOf } from "./cartOf.ts";
import { ownHandlers } from "./ownHandlers.ts";
import { productsOf } from "./ownProducts.ts";

const boxGoneText = "Este BOX não existe mais. Escolha de novo como enviar.";

const kindOf = (sku: string) => scheduledProducts.find((product) => product.sku === sku)?.kind;

/** The kind named by the last segment of its start page's path. */
const kindNamed = (name: string): ScheduledKind | undefined =>
  scheduledKinds.find((kind) => productNames[kind] === name);

function cartReply(store: WorldStore, visitor: SessionRecord, kind: ScheduledKind) {
  return accepted({ cart: [...cartOfItems(kind, cartOf(store, visitor, kind))] });
}

/** The session with another cart. Changing a refused purchase starts it again with the new contents. */
function changedCart(
  store: WorldStore,
  visitor: SessionRecord,
  change: (cart: Cart) => Cart,
): Pick<SessionRecord, "cart" | "purchase"> {
  const { purchase, answers } = visitor;
  const cart = change(wholeCartOf(store, visitor));
  if (purchase?.bought === undefined || !isPurchaseRefused(store, answers.subscription)) return { cart };
  const { bought: _refused, ...begun } = purchase;
  return { cart, purchase: begun };
}

/** A logged-in customer's contact is already known. */
function contactOf({ store, visitor }: InSession): Answers {
  const customer = store.customers.get(accountOf(visitor) ?? "");
  if (customer === undefined) return {};
  const { email, areaCode, phoneNumber, newsletter, privacy } = customer;
  return { contact: { email, areaCode, phoneNumber, newsletter, privacy } };
}

export const handlers: readonly Handler[] = [
  ...ownHandlers,
  handle(setCartQuantityEndpoint, ({ parameters, visitor, remember, store }) => {
    const { sku = "", quantity = "" } = parameters;
    const kind = kindOf(sku);
    const product = kind && productsOf(store, kind).find((each) => each.sku === sku);
    const wanted = parseCartQuantity(product, quantity);
    if (kind === undefined || !wanted.ok) return rejected({ message: wanted.ok ? "" : wanted.error });
    return cartReply(store, remember(changedCart(store, visitor, (cart) => ({ ...cart, [sku]: wanted.value }))), kind);
  }),
  handle(takeOutOfCartEndpoint, ({ parameters: { sku = "" }, visitor, remember, store }) => {
    const kind = kindOf(sku);
    // An unknown kind has an empty cart.
    if (kind === undefined) return accepted({ cart: [] });
    return cartReply(store, remember(changedCart(store, visitor, (cart) => cartWithout(cart, [sku]))), kind);
  }),
  handle(beginPurchaseEndpoint, (context) => {
    const { parameters, body, visitor, remember, store } = context;
    const kind = kindNamed(parameters.product ?? "");
    if (kind === undefined) throw new HttpError(404, { success: false, message: unknownText });
    if (cartOf(store, visitor, kind).length === 0) return rejected({ message: scheduledRules[kind].noneChosenMessage });
    const { withBoxOf } = body;
    const boxes = activeBoxesOf(store, accountOf(visitor), civilDateAt(context.clock()));
    if (withBoxOf !== undefined && !boxes.some(({ code }) => code === withBoxOf)) {
      return rejected({ message: boxGoneText });
    }
    const { subscription: after } = visitor.answers;
    remember({
      answers: { ...contactOf(context), ...visitor.answers },
      purchase: { kind, ...(withBoxOf && { withBoxOf }), ...(after && { after }) },
    });
    return accepted({});
  }),
];
