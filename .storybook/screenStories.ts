import type { ShopParameters, ShopStory } from "./shopStory.tsx";
import type { BackendChoice } from "./toolbar.ts";

interface Opened {
  readonly choice: string;
  readonly shop: Promise<ShopStory>;
}

const opened = new WeakMap<AbortSignal, Opened>();

/**
 * The shop behind a screen's story. A story is rendered again whenever the toolbar changes: it keeps its shop, with all
 * that was typed, until another backend is chosen.
 *
 * @param life Ends when the story is left or remounted.
 */
export function openShop(parameters: ShopParameters, choice: BackendChoice, life: AbortSignal): Promise<ShopStory> {
  const before = opened.get(life);
  const key = JSON.stringify(choice);
  if (before?.choice === key) return before.shop;
  // Only here: a story of a component needs neither the shop's code nor the mock server's.
  const shop = import("./shopStory.tsx").then(({ createShopStory }) => createShopStory(chosen(parameters, choice)));
  opened.set(life, { choice: key, shop });
  return shop;
}

function chosen(parameters: ShopParameters, { fault, ...rest }: BackendChoice): ShopParameters {
  if (fault === undefined) return { ...parameters, ...rest };
  return { ...parameters, ...rest, faults: [{ path: "*", kind: fault }, ...(parameters.faults ?? [])] };
}
