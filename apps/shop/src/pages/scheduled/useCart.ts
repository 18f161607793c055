import { failureOf } from "@petbox/api-client/client/apiError";
import { type StartPage, startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { changeCart } from "@petbox/api-client/scheduled/startApi";
import type { Toaster } from "@petbox/design-system/components/Toast";
import { ownPlainTextOf } from "@petbox/domain/failure/failure";
import { cartFailedText } from "@petbox/domain/scheduled/cart";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";

/** New quantities by product code; undefined removes the product. */
type Presses = ReadonlyMap<string, number | undefined>;

const none: Presses = new Map();

interface Cart {
  /** The cart with its pending changes. */
  readonly cart: readonly RequestedItem[];
  /** The code of the product that is being saved, whose buttons are locked (FUN-183). Presses on others wait for the reply. */
  readonly saving: string | undefined;
  readonly change: (sku: string, quantity: number | undefined) => void;
  /** Sends the pending changes without the debounce. @returns whether the server has accepted all of them. */
  readonly settle: () => Promise<boolean>;
}

/** The cart of a kind. Presses update the screen at once, and are saved one product after another after a debounce. */
export function useCart(kind: ScheduledKind, start: StartPage, toaster: Toaster): Cart {
  const { client, session, timings } = useServices();
  const { mutate, revalidate } = usePageDataCache(startScheduledData[kind]);
  const [presses, setPresses] = useState(none);
  const [saving, setSaving] = useState<string>();
  // The latest presses, even before they are rendered.
  const pressed = useRef(none);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(undefined);

  useEffect(() => void session.cart.set(kind, start.cart), [session, kind, start.cart]);

  function press(next: Presses): void {
    pressed.current = next;
    setPresses(next);
  }

  async function save(sku: string, quantity: number | undefined): Promise<boolean> {
    setSaving(sku);
    try {
      const cart = [...(await changeCart(client, { sku, quantity }))];
      await mutate((read) => ({ ...read, cart }));
      // Another quantity pressed during the request is saved after it.
      if (pressed.current.get(sku) === quantity) press(without(pressed.current, sku));
      return true;
    } catch (thrown) {
      toaster.showToast({ tone: "warning", description: ownPlainTextOf(failureOf(thrown)) ?? cartFailedText });
      // A failure restores the quantity from before the presses on this product (FUN-184, FUN-185); the others keep theirs.
      press(without(pressed.current, sku));
      return false;
    }
  }

  /** Saves until nothing is pending: each product in the order of the presses, with its last quantity. */
  async function send(): Promise<boolean> {
    let isSaved = true;
    for (let [next] = pressed.current; next !== undefined; [next] = pressed.current) {
      isSaved = (await save(...next)) && isSaved;
    }
    setSaving(undefined);
    // A product may be sold out, or saved although its reply was lost.
    if (!isSaved) void revalidate();
    return isSaved;
  }

  function settle(): Promise<boolean> {
    clearTimeout(debounce.current);
    sending.current ??= send().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  // Presses within the debounce are sent when the user leaves the page, one by one: each request writes the whole cart of the session.
  const leave = useEffectEvent(() => void settle());
  useEffect(() => () => leave(), []);

  // A closed or reloaded document sends nothing later: its presses, and one whose save has no reply yet, are sent at once.
  const sentOnLeave = useRef(none);
  const leaveDocument = useEffectEvent(() => {
    // A closing document fires both events.
    if (sentOnLeave.current === pressed.current) return;
    sentOnLeave.current = pressed.current;
    for (const [sku, quantity] of pressed.current) {
      changeCart(client, { sku, quantity, isLeaving: true }).catch(() => undefined);
    }
  });
  const hasPresses = presses.size > 0;
  useEffect(() => {
    if (!hasPresses) return;
    const onLeave = () => leaveDocument();
    // A reload asks for the new document before it hides the old one; iOS has no `beforeunload`.
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [hasPresses]);

  function change(sku: string, quantity: number | undefined): void {
    press(new Map([...without(pressed.current, sku), [sku, quantity]]));
    clearTimeout(debounce.current);
    debounce.current = setTimeout(() => void settle(), timings.cartDebounce);
  }

  return { cart: cartWith(start.cart, presses), saving, change, settle };
}

function without(presses: Presses, sku: string): Presses {
  return new Map([...presses].filter(([pressed]) => pressed !== sku));
}

function cartWith(cart: readonly RequestedItem[], presses: Presses): readonly RequestedItem[] {
  const kept = cart.filter(({ sku }) => !presses.has(sku));
  const wanted = [...presses].flatMap(([sku, quantity]) => (quantity === undefined ? [] : [{ sku, quantity }]));
  return [...kept, ...wanted];
}
