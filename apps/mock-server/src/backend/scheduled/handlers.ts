import { setCartQuantityEndpoint } from "@petbox/api-client/scheduled/contract";
import { accepted, rejected } from "@petbox/domain/result";
import { hygienePads } from "../../seed/hygienePads.ts";
import { type Handler, handle } from "../handler.ts";

const mostOfOneItem = 99;

export const handlers: readonly Handler[] = [
  handle(setCartQuantityEndpoint, ({ parameters, visitor, remember }) => {
    const { sku = "", quantity = "" } = parameters;
    const wanted = /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0;
    if (!hygienePads.some((pad) => pad.sku === sku)) {
      return rejected({ message: "Este produto não está à venda." });
    }
    if (wanted < 1 || wanted > mostOfOneItem) {
      return rejected({ message: `Escolha de 1 a ${mostOfOneItem} unidades.` });
    }
    const cart = { ...visitor.cart, [sku]: wanted };
    remember({ cart });
    const lines = hygienePads.flatMap((pad) => {
      const inCart = cart[pad.sku];
      return inCart === undefined ? [] : [{ ...pad, quantity: inCart }];
    });
    return accepted({ cart: lines });
  }),
];
