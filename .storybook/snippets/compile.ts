import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import type { Snippet } from "./snippets.ts";

const workspace = join(import.meta.dirname, "../..");

/** What a new project of another team has, except that the packages are read from their sources. */
const settings = {
  extends: join(workspace, "scripts/packages/consumer/tsconfig.json"),
  compilerOptions: {
    customConditions: ["@petbox/source"],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
  },
  include: ["*.tsx", "*.ts"],
};

/** A snippet that is offered as a file can be imported by its neighbours; any other stands alone. */
function fileOf({ from, code }: Snippet, index: number): { name: string; text: string } {
  return /\.tsx?$/.test(from) ? { name: from, text: code } : { name: `${index}.tsx`, text: `${code}\nexport {};\n` };
}

/**
 * Compiles snippets as files of somebody else's project. Gives what is wrong with each: where it is offered, and the
 * compiler's own words.
 *
 * They are written into the workspace's cache, where the packages are found as an installation would have them.
 */
export function compileSnippets(snippets: readonly Snippet[]): readonly string[] {
  mkdirSync(join(workspace, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(workspace, ".cache/snippets-"));
  const files = snippets.map(fileOf);
  const compiler = new API({ cwd: folder });
  try {
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
    const configuration = join(folder, "tsconfig.json");
    writeFileSync(configuration, JSON.stringify(settings));
    const program = compiler.updateSnapshot({ openProjects: [configuration] }).getProject(configuration)?.program;
    if (program === undefined) throw new Error("The compiler has not opened the snippets.");
    // Only what is offered is checked: the packages behind it have been.
    return snippets.flatMap(({ from }, index) => {
      const file = join(folder, files[index]?.name ?? "");
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.map(({ text }) => `${from}: ${text}`);
    });
  } finally {
    compiler.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
