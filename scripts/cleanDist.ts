import { rmSync } from "node:fs";

/** Runs in a package before each build, so that no file of a deleted source is published. */
rmSync("dist", { recursive: true, force: true });
