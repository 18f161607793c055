import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type IndexEntry, llmsText } from "./llmsText.ts";

/*
 * Builds the documentation site: `npm run build:docs`. Each version has its own folder, so that links to an old one keep working; the
 * root leads to the version that was built last. `llms.txt` lists the pages for language models.
 */

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "lerna.json"), "utf8"));

const { status } = spawnSync("storybook", ["build", "--output-dir", `dist/${version}`], {
  cwd: root,
  stdio: "inherit",
});
if (status === 0) {
  // The demonstrated pages name their pictures from the root of the host.
  cpSync(join(root, `dist/${version}/imagens`), join(root, "dist/imagens"), { recursive: true });
  writeFileSync(
    join(root, "dist/index.html"),
    `<!doctype html>
<html lang="pt-BR">
  <meta charset="utf-8" />
  <meta http-equiv="refresh" content="0; url=./${version}/" />
  <title>PetBox</title>
  <a href="./${version}/">PetBox ${version}</a>
</html>
`,
  );
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(root, `dist/${version}/index.json`), "utf8"),
  );
  const pages = Object.values(entries);
  const sourceOf = (path: string) => readFileSync(join(root, path), "utf8");
  writeFileSync(join(root, "dist/llms.txt"), llmsText(pages, `./${version}/`, sourceOf));
  writeFileSync(join(root, `dist/${version}/llms.txt`), llmsText(pages, "./", sourceOf));
}
process.exitCode = status ?? 1;
