import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { costOf, type ImportCost } from "./importCost.ts";
import { withConsumer } from "./installPackages.ts";

/* Measures every import of the design system and writes docs/sizes.md: `npm run sizes`. */

const library = "@petbox/design-system/";

/** Large and seldom used: a page that starts must not wait for them. */
const onDemandOnly = ["imask", "react-imask", "dompurify"];
/** Text and layout need no library at all. */
const plain = ["Text", "Heading", "Stack", "Grid", "Card"].map((name) => `components/${name}`);

const heading = `# What each import weighs

Written by \`npm run sizes\`, from the packages as another team installs them: each subpath of \`@petbox/design-system\` is bundled alone by
Vite for production, with everything that it exports, in gzip bytes at level 9. React, react-dom and styled-components are not counted. Every row
includes the tokens (see \`tokens\`), and two rows share their common code: a page that imports both loads it once. "On demand" is loaded
later, by the component itself. Libraries: other packages in these bytes; those in brackets are loaded on demand.
`;

type Costs = ReadonlyMap<string, ImportCost>;

function problemsIn(costs: Costs): readonly string[] {
  return [...costs].flatMap(([subpath, { libraries, onDemandLibraries }]) => [
    ...onDemandOnly
      .filter((name) => libraries.includes(name))
      .map((name) => `${subpath} loads ${name} with the import: it must be loaded on demand.`),
    ...(plain.includes(subpath) ? [...libraries, ...onDemandLibraries] : []).map((name) => `${subpath} needs ${name}.`),
  ]);
}

function table(title: string, costs: Costs, isIn: (subpath: string) => boolean): string {
  const rows = [...costs]
    .filter(([subpath]) => isIn(subpath))
    .map(([subpath, { imported, onDemand, libraries, onDemandLibraries }]) => {
      const later = onDemandLibraries.length === 0 ? "" : `(${onDemandLibraries.join(", ")})`;
      const names = [libraries.join(", "), later].filter(Boolean).join(" ");
      return `| \`${subpath}\` | ${inBytes(imported)} | ${onDemand === 0 ? "" : inBytes(onDemand)} | ${names} |\n`;
    });
  return `\n## ${title}\n\n| subpath | imported | on demand | libraries |\n|---|--:|--:|---|\n${rows.join("")}`;
}

const inBytes = (count: number) => count.toLocaleString("en");

const isComponent = (subpath: string) => subpath.startsWith("components/");
const isScreen = (subpath: string) => subpath.startsWith("screens/");

await withConsumer(async ({ folder, packages }) => {
  const costs = new Map<string, ImportCost>();
  const everySubpath = packages.flatMap(({ entries }) => entries.map(({ subpath }) => subpath));
  for (const subpath of everySubpath.filter((path) => path.startsWith(library))) {
    costs.set(subpath.slice(library.length), await costOf(subpath, folder));
  }
  const tables = [
    table("Theme and tokens", costs, (subpath) => !isComponent(subpath) && !isScreen(subpath)),
    table("Components", costs, isComponent),
    table("Screens", costs, isScreen),
  ];
  writeFileSync(join(import.meta.dirname, "../../docs/sizes.md"), heading + tables.join(""));
  const problems = problemsIn(costs);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
