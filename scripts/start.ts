import { join } from "node:path";
import { runServer } from "@petbox/mock-server/server/runServer";
import { openSite } from "@petbox/mock-server/server/site";
import { buildShopWhenStale } from "./buildShop.ts";

await buildShopWhenStale();
await runServer((settings) => openSite(join(import.meta.dirname, "../apps/shop/dist/site"), settings.realtimePort));
