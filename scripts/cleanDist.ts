import { rmSync } from "node:fs";

/** Run in a package before it is built: a file whose source is gone must not be published. */
rmSync("dist", { recursive: true, force: true });
