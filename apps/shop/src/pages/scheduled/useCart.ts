import { failureOf } from "@petbox/api-client/client/apiError";
import { startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { changeCart } from "@petbox/api-client/scheduled/startApi";
import type { StartPage } from "@petbox/api-client/scheduled/startScheduledWire";
import type { Toaster } from "@petbox/design-system/components/Toast";
import { ownTextOf } from "@petbox/domain/failure/failure";
import { cartFailedText } from "@petbox/domain/scheduled/cart";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { useEffect, useRef, useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useServices } from "../../app/services.ts";

/** Quantities by their products' codes; none takes a product out. */
type Presses = ReadonlyMap<string, number | undefined>;

const none: Presses = new Map();

interface Cart {
  /** As it is shown: what was pressed counts at once. */
  readonly cart: readonly RequestedItem[];
  /** From the sending until the reply: the buttons are locked (FUN-183). What was pressed before that was seen is sent next. */
  readonly changing: boolean;
  readonly change: (sku: string, quantity: number | undefined) => void;
  /** Sends what was pressed, without the rest. @returns whether the server has all of it. */
  readonly settle: () => Promise<boolean>;
}

/** The cart of a kind: presses are counted on the screen at once, and sent together when the finger rests. */
export function useCart(kind: ScheduledKind, start: StartPage, toaster: Toaster): Cart {
  const { client, timings } = useServices();
  const { mutate, revalidate } = usePageDataCache(startScheduledData[kind]);
  const [presses, setPresses] = useState(none);
  const [changing, setChanging] = useState(false);
  // The presses so far, rendered or not.
  const pressed = useRef(none);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(undefined);

  // Presses within the debounce are sent when the user leaves the page.
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      if (sending.current !== undefined) return;
      for (const [sku, quantity] of pressed.current) changeCart(client, { sku, quantity }).catch(() => undefined);
    },
    [client],
  );

  function press(next: Presses): void {
    pressed.current = next;
    setPresses(next);
  }

  async function send(): Promise<boolean> {
    setChanging(true);
    try {
      for (const [sku, quantity] of pressed.current) {
        await mutate({ ...start, cart: [...(await changeCart(client, { sku, quantity }))] });
        // Pressed before the lock was seen, it is sent after this.
        if (pressed.current.get(sku) === quantity) press(without(pressed.current, sku));
      }
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown);
      const own = failure.kind === "refused" ? ownTextOf(failure) : undefined;
      toaster.showToast({ tone: "danger", description: own ?? cartFailedText });
      // What was refused is as it was before the press (FUN-184, FUN-185).
      press(none);
      // A product may be sold out, or saved although its reply was lost.
      void revalidate();
      return false;
    } finally {
      sending.current = undefined;
      setChanging(false);
    }
  }

  async function settle(): Promise<boolean> {
    clearTimeout(resting.current);
    while (sending.current !== undefined || pressed.current.size > 0) {
      sending.current ??= send();
      if (!(await sending.current)) return false;
    }
    return true;
  }

  function change(sku: string, quantity: number | undefined): void {
    press(new Map(pressed.current).set(sku, quantity));
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void settle(), timings.cartRest);
  }

  return { cart: cartWith(start.cart, presses), changing, change, settle };
}

function without(presses: Presses, sku: string): Presses {
  return new Map([...presses].filter(([pressed]) => pressed !== sku));
}

function cartWith(cart: readonly RequestedItem[], presses: Presses): readonly RequestedItem[] {
  const kept = cart.filter(({ sku }) => !presses.has(sku));
  const wanted = [...presses].flatMap(([sku, quantity]) => (quantity === undefined ? [] : [{ sku, quantity }]));
  return [...kept, ...wanted];
}
