import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { trackContents } from "./trackContents.ts";

const pictures = join(import.meta.dirname, "../../../../mock-server/pictures");
const contents = Object.values(trackContents).flatMap((tracks) => Object.values(tracks).flat());

it.each(contents)("the picture of $name exists: $image", ({ image }) => {
  expect(existsSync(join(pictures, image))).toBe(true);
});

it.each(contents)("$name says what it is", ({ name, text }) => {
  expect(name).toMatch(/^[A-Z1]/);
  expect(text).toMatch(/^[A-Z1].*\.$/);
});
