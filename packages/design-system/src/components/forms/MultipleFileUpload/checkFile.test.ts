import { expect, it } from "vitest";
import { checkFile } from "./checkFile.ts";

const rules = { accept: ".pdf, image/*,text/plain", sizeLimit: 3, countLimit: 2 };
const fileOf = (name: string, type: string, content = "au") => new File([content], name, { type });

it.each([
  ["Laudo.PDF", ""],
  ["bob.png", "image/png"],
  ["bob.heic", "image/heic"],
  ["carta.txt", "text/plain"],
])("accepts %s (%s)", (name, type) => {
  expect(checkFile(fileOf(name, type), 0, rules)).toBeUndefined();
});

it.each([
  ["laudo.pdf.exe", "application/x-msdownload"],
  ["carta.html", "text/html"],
  ["pdf", ""],
])("rejects the type of %s", (name, type) => {
  expect(checkFile(fileOf(name, type), 0, rules)).toBe("wrong-type");
});

it("accepts every type without `accept`", () => {
  expect(checkFile(fileOf("a.exe", ""), 0, { ...rules, accept: undefined })).toBeUndefined();
});

it("rejects what is empty, heavier than the limit, or one too many", () => {
  expect(checkFile(fileOf("a.pdf", "", ""), 0, rules)).toBe("empty-file");
  expect(checkFile(fileOf("a.pdf", "", "123"), 1, rules)).toBeUndefined();
  expect(checkFile(fileOf("a.pdf", "", "1234"), 0, rules)).toBe("too-heavy");
  expect(checkFile(fileOf("a.pdf", ""), 2, rules)).toBe("too-many");
});
