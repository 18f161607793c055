import { buildShopWhenStale } from "./buildShop.ts";

await buildShopWhenStale();
