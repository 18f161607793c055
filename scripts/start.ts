import { enableCompileCache, flushCompileCache } from "node:module";

// Reading hundreds of TypeScript files takes half of the start, unless an earlier one has compiled them.
enableCompileCache();
const [{ buildShopWhenStale }, { startShop }] = await Promise.all([import("./buildShop.ts"), import("./startShop.ts")]);

await startShop(buildShopWhenStale);
// Node writes the compiled code when the process ends, which a killed server does not live to see.
flushCompileCache();
