import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { openedVisitor } from "./checkVisitor.ts";

const imagesIn = (text: string) => text.match(/\/imagens\/[\w/-]+\.\w+/g) ?? [];
const scriptsIn = (text: string) => text.match(/(?:\/?assets\/|\.\/)[\w.-]+\.js\b/g) ?? [];

/** Requests every script and picture that the document at / and the scripts of the build name. */
export async function checkFiles({ origin }: CheckSettings, run: RunCheck): Promise<void> {
  const visitor = await openedVisitor(origin);
  const { text } = await visitor.open("/");
  const images = new Set(imagesIn(text));
  const missing: string[] = [];
  const scripts = new Set<string>();
  const waiting = [text];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const name of scriptsIn(source)) {
      const path = `/assets/${name.replace(/^.*\//, "")}`;
      if (scripts.has(path)) continue;
      scripts.add(path);
      const script = await visitor.send("GET", path);
      if (script.status !== 200) {
        missing.push(`${path} (${script.status})`);
        continue;
      }
      for (const image of imagesIn(script.text)) images.add(image);
      waiting.push(script.text);
    }
  }
  await run("files", `${images.size} pictures of ${scripts.size} scripts`, async () => {
    if (images.size === 0) throw new Skipped("the document at / names no picture and no script that does");
    for (const image of images) {
      const { status } = await visitor.send("GET", image);
      if (status !== 200) missing.push(`${image} (${status})`);
    }
    if (missing.length > 0) throw new Mismatch("200 for each", missing.join(", "));
    return [];
  });
}
