import { expect, it } from "vitest";
import { keepInMetadata } from "./botCheck.ts";

it("FUN-299 the last token is in the page's metadata, once", () => {
  const page = document.implementation.createHTMLDocument();
  keepInMetadata(page, "token-1");
  keepInMetadata(page, "token-2");
  const tags = [...page.querySelectorAll<HTMLMetaElement>('meta[name="recaptcha-token"]')];
  expect(tags.map(({ content }) => content)).toEqual(["token-2"]);
});
