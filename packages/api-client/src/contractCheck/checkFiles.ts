import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { openedVisitor } from "./checkVisitor.ts";

const imagesIn = (text: string) => text.match(/\/imagens\/[\w/-]+\.\w+/g) ?? [];
const scriptsIn = (text: string) => text.match(/(?:\/?assets\/|\.\/)[\w.-]+\.js\b/g) ?? [];

/** How many files are requested at once. */
const mostAtOnce = 8;

/** Requests every script and picture that the document at / and the scripts of the build name, and checks the policy of a drawing. */
export async function checkFiles({ origin }: CheckSettings, run: RunCheck): Promise<void> {
  const visitor = await openedVisitor(origin);
  const { text } = await visitor.open("/");
  const images = new Set(imagesIn(text));
  const missing: string[] = [];
  /** Requests files, a few at a time. @returns the texts of those that are there. */
  const textsOf = async (paths: readonly string[]) => {
    const waiting = [...paths];
    const texts: string[] = [];
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const file = await visitor.send("GET", path);
        if (file.status === 200) texts.push(file.text);
        else missing.push(`${path} (${file.status})`);
      }
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
    return texts;
  };
  const scripts = new Set<string>();
  let sources: readonly string[] = [text];
  while (sources.length > 0) {
    const named = sources.flatMap(scriptsIn).map((name) => `/assets/${name.replace(/^.*\//, "")}`);
    const found = [...new Set(named)].filter((path) => !scripts.has(path));
    for (const path of found) scripts.add(path);
    sources = await textsOf(found);
    for (const image of sources.flatMap(imagesIn)) images.add(image);
  }
  await run("files", `${images.size} pictures of ${scripts.size} scripts`, async () => {
    if (images.size === 0) throw new Skipped("the document at / names no picture and no script that does");
    await textsOf([...images]);
    if (missing.length > 0) throw new Mismatch("200 for each", missing.join(", "));
    return [];
  });
  await run("files", "a drawing that is opened by itself runs no script", async () => {
    const drawing = [...images].find((path) => path.endsWith(".svg"));
    if (drawing === undefined) throw new Skipped("no drawing was found");
    const { status, headers } = await visitor.send("GET", drawing);
    if (status !== 200) throw new Skipped(`${drawing} is missing`);
    const policy = headers.get("Content-Security-Policy") ?? "none";
    if (!policy.includes("default-src 'none'")) throw new Mismatch("a policy with default-src 'none'", policy);
    return [];
  });
}
