import { enableCompileCache, flushCompileCache } from "node:module";

// Reading hundreds of TypeScript files takes half of the start, unless an earlier one has compiled them.
enableCompileCache();
const [{ buildShopWhenStale }, { startShop }] = await Promise.all([import("./buildShop.ts"), import("./startShop.ts")]);

await startShop(buildShopWhenStale);
// Node writes them at the process's end, and a killed server has none.
flushCompileCache();
