import { join } from "node:path";
import { runServer } from "../apps/mock-server/src/server/runServer.ts";
import { openSite } from "../apps/mock-server/src/server/site.ts";
import { buildShopWhenStale } from "./buildShop.ts";

await buildShopWhenStale();
await runServer((settings) => openSite(join(import.meta.dirname, "../apps/shop/dist/site"), settings.realtimePort));
