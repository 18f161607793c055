import type { ShopParameters } from "./shopParameters.ts";
import type { ShopStory } from "./shopStory.tsx";
import { type BackendChoice, isOtherBackend } from "./toolbarChoices.ts";

interface Opened {
  readonly choice: string;
  readonly shop: Promise<ShopStory>;
}

const opened = new WeakMap<AbortSignal, Opened>();

/**
 * Returns the shop of a screen's story. The shop and its typed input survive a re-render by the toolbar until another backend is chosen.
 * @param signal Aborted when the story is left or remounted.
 */
export function openShop(parameters: ShopParameters, choice: BackendChoice, signal: AbortSignal): Promise<ShopStory> {
  const existing = opened.get(signal);
  const key = JSON.stringify(choice);
  if (existing?.choice === key) return existing.shop;
  // Loaded dynamically: component stories need neither the shop's nor the mock server's code.
  const shop = import("./shopStory.tsx").then(({ createShopStory }) => createShopStory(chosen(parameters, choice)));
  opened.set(signal, { choice: key, shop });
  return shop;
}

/** The story's parameters with the toolbar's choice. */
export function chosen(parameters: ShopParameters, choice: BackendChoice): ShopParameters {
  if (!isOtherBackend(choice)) return parameters;
  const { fault, ...rest } = choice;
  const other = { ...parameters, ...rest, isOnOtherBackend: true };
  if (fault === undefined) return other;
  return { ...other, faults: [{ path: "*", kind: fault }, ...(parameters.faults ?? [])] };
}
