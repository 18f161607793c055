import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

// The picture of a story is the page at the end of its play. A failed story would only repeat its failure.
afterEach(async ({ task, story }) => {
  if (task.result?.state === "fail") return;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story?.id ?? task.name);
});
