import { readFileSync, writeFileSync } from "node:fs";
import { dtcgResolver, dtcgTokens } from "./dtcg-tokens.ts";
import { type Mode, modes } from "./token-tree.ts";
import { lightValues, valuesIn } from "./token-values.ts";
import { tokensStudio } from "./tokens-studio.ts";

const folder = new URL("../src/tokens/", import.meta.url);
const file = JSON.parse(readFileSync(new URL("tokens.json", folder), "utf8"));

function writeModule(name: "light" | Mode, values: object): void {
  const text = `// Generated from tokens.json by "npm run tokens": change that file, never this one.\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
  writeFileSync(new URL(`generated/${name}.ts`, folder), text);
}

function writeJson(name: string, content: object): void {
  writeFileSync(new URL(`generated/${name}`, folder), `${JSON.stringify(content, null, 2)}\n`);
}

writeModule("light", lightValues(file));
for (const mode of modes) writeModule(mode, valuesIn(mode, file));
writeJson("petbox.tokens.json", dtcgTokens(file));
writeJson("petbox.resolver.json", dtcgResolver(file, "petbox.tokens.json"));
writeJson("tokens-studio.json", tokensStudio(file));
