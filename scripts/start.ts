import { buildShopWhenStale } from "./buildShop.ts";
import { startShop } from "./startShop.ts";

await startShop(buildShopWhenStale);
