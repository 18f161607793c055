import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Costs, librariesIn } from "./sizes.ts";

/** Libraries that are big and seldom needed: a page that starts must not wait for them. */
const neverAtOnce = ["imask", "react-imask", "dompurify"];
/** Components that stand in for all plain ones: text and layout bring no library whatever. */
const plain = [
  "components/Text",
  "components/Heading",
  "components/Stack",
  "components/Grid",
  "components/Card",
  "tokens",
];

/** One import brings its own code, and nothing of what it does not use. Gives what is wrong. */
export function strangersIn(costs: Costs, consumer: string): string[] {
  const wrong: string[] = [];
  for (const [subpath, { importedModules, onDemandModules }] of costs) {
    const libraries = librariesIn(importedModules);
    for (const library of neverAtOnce.filter((each) => libraries.includes(each))) {
      wrong.push(`${subpath} brings ${library} at once: it must be fetched on demand.`);
    }
    const all = [...importedModules, ...onDemandModules];
    if (plain.includes(subpath) && librariesIn(all).length > 0) {
      wrong.push(`${subpath} is plain, and brings ${librariesIn(all).join(", ")}.`);
    }
    const screens = all.filter((module) => module.startsWith("@petbox/design-system/dist/screens/"));
    if (subpath.startsWith("components/") && screens.length > 0) {
      wrong.push(`${subpath} is a component, and brings the screen ${screens.join(", ")}.`);
    }
    const extra = iconsBeyondUse(all, consumer);
    if (extra > 0) wrong.push(`${subpath} brings ${extra} icons that none of its modules names.`);
  }
  for (const subpath of plain) if (!costs.has(subpath)) wrong.push(`${subpath} is no subpath, and was to be tried.`);
  return wrong;
}

/** How many pictures of lucide are brought besides those that our modules import by name. */
function iconsBeyondUse(modules: readonly string[], consumer: string): number {
  const brought = modules.filter((module) => /^lucide-react\/dist\/esm\/icons\//.test(module));
  const named = modules
    .filter((module) => module.startsWith("@petbox/"))
    .flatMap((module) => iconsNamedIn(join(consumer, "node_modules", module)));
  return Math.max(0, brought.length - new Set(named).size);
}

function iconsNamedIn(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  return [...imports].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())).filter(Boolean);
}
