import { relative } from "node:path";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { visualReport } from "./visualFolders.ts";

const here = (path: string) => relative(process.cwd(), path);

/** Says which stories look different, each with the picture of where. */
export default class VisualReporter implements Reporter {
  private readonly changed: string[] = [];
  private seen = 0;

  onTestEnd({ title }: TestCase, { status, attachments, error }: TestResult): void {
    this.seen += 1;
    if (this.seen % 100 === 0) console.log(`${this.seen} stories`);
    if (status === "passed") return;
    const difference = attachments.find(({ name }) => name.endsWith("-diff.png"))?.path;
    const isNew = /doesn't exist/.test(error?.message ?? "");
    const what = difference ? here(difference) : isNew ? "new: nothing was approved" : firstLine(error?.message);
    this.changed.push(`  ${title}\n      ${what}`);
  }

  onEnd({ status }: FullResult): void {
    if (status === "passed") {
      console.log(
        `${this.seen} stories ${process.env.VISUAL_APPROVE ? "are approved as they are now" : "look as they were approved"}.`,
      );
      return;
    }
    console.log(`\n${this.changed.length} of ${this.seen} stories do not look as they were approved:\n`);
    console.log(this.changed.join("\n"));
    console.log(`\nSide by side: ${here(visualReport)}/index.html`);
    console.log("All as it should be? npm run visual -- --approve");
  }
}

/** Without the colours of a terminal. */
function firstLine(message = ""): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are control characters
  return message.replace(/\u001b\[\d+m/g, "").split("\n")[0] ?? "";
}
