import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type ArtName, artNames } from "./artNames.ts";

/**
 * The used pieces as the package holds them; for the script and its test, never for the server. Read as a file because an import of
 * 9 MB of JSON costs the type check and the bundler seconds.
 */
export const pickArt = (): Readonly<Partial<Record<ArtName, string>>> => {
  const path = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const packaged: { icons: Readonly<Record<string, { body: string }>> } = JSON.parse(readFileSync(path, "utf8"));
  return Object.fromEntries(
    artNames.map((name) => {
      const icon = packaged.icons[name];
      if (icon === undefined) throw new Error(`No art is called ${name}`);
      return [name, icon.body];
    }),
  );
};
