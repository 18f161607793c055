import { readFileSync, writeFileSync } from "node:fs";
import { lightValues, modes, valuesIn } from "./token-values.ts";

const folder = new URL("../src/tokens/", import.meta.url);
const file = JSON.parse(readFileSync(new URL("tokens.json", folder), "utf8"));

function write(name: "light" | (typeof modes)[number], values: object): void {
  const text = `// Generated from tokens.json by "npm run tokens": change that file, never this one.\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
  writeFileSync(new URL(`generated/${name}.ts`, folder), text);
}

write("light", lightValues(file));
for (const mode of modes) write(mode, valuesIn(mode, file));
